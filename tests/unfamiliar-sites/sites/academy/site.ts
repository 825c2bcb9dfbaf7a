import { jsonReply, type Reply, type Site, type SiteRequest } from '../../site.ts';
import {
  accountPage,
  certificatesPage,
  invoices,
  password,
  preferences,
  profile,
} from './account.ts';
import { coursePage, reviews } from './course.ts';
import { courseList, coursesPage } from './courses.ts';
import { dateList, datesPage } from './dates.ts';
import { decoys } from './decoys.ts';
import { checkoutPage, enrolment } from './enrolment.ts';
import { forumPage, thread, threadPage } from './forum.ts';
import { homePage, newsletter, ticker } from './home.ts';
import { layout } from './layout.ts';
import { glossaryPage, helpPage, homeworkPage, menu, menuPage } from './learning.ts';
import { chapters, lessonPage, notes } from './lesson.ts';
import { plants } from './plants.ts';
import { quiz, quizPage } from './quiz.ts';
import {
  aboutPage,
  handbookPage,
  kitchens,
  kitchensPage,
  plan,
  plansPage,
  teachersPage,
} from './school.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';
import { voucher, vouchersPage } from './vouchers.ts';
import type { Wire } from './wire.ts';

const wires: Readonly<Record<string, Wire>> = Object.fromEntries(
  [
    chapters,
    courseList,
    dateList,
    enrolment,
    invoices,
    kitchens,
    menu,
    newsletter,
    notes,
    password,
    plan,
    preferences,
    profile,
    quiz,
    reviews,
    thread,
    ticker,
    voucher,
  ].map((each) => [each.name, each]),
);

const views: Readonly<Record<string, (id: number) => string | undefined>> = {
  '/': homePage,
  '/courses': coursesPage,
  '/courses/:id': coursePage,
  '/dates': datesPage,
  '/lessons/:id': lessonPage,
  '/quiz': quizPage,
  '/homework': homeworkPage,
  '/menu': menuPage,
  '/glossary': glossaryPage,
  '/vouchers': vouchersPage,
  '/account': accountPage,
  '/certificates': certificatesPage,
  '/certificates/:id': () => '',
  '/forum': forumPage,
  '/forum/:id': threadPage,
  '/teachers': teachersPage,
  '/kitchens': kitchensPage,
  '/plans': plansPage,
  '/handbook': handbookPage,
  '/help': helpPage,
  '/about': aboutPage,
  '/checkout': checkoutPage,
};

const missing = layout(
  'Not found',
  '<h1>There is nothing on this plate</h1><p>The page has moved or never existed. <a wire:navigate href="/courses">All courses</a></p>',
);

/** Pages differ in what the database has to do. */
const delayOf = (path: string) => 110 + ((path.length * 37) % 9) * 35;

const BADGE = `(function(){var settings=window.badgeSettings;document.title;settings.colour='green'})()`;

function page(path: string): Reply {
  const id = Number(/\/(\d+)$/.exec(path)?.[1] ?? 0);
  const body = views[path.replace(/\/\d+$/, '/:id')]?.(id);
  return {
    body: body ?? missing,
    isPage: true,
    status: body === undefined ? 404 : 200,
    afterMs: delayOf(path),
  };
}

function reply({ method, path, query }: SiteRequest): Reply | undefined {
  if (path === '/livewire/update') {
    const message = JSON.parse(query.get('payload') ?? '{}');
    return wires[message.name]?.answer(message) ?? jsonReply({}, { status: 404 });
  }
  if (path === '/livewire/upload-file') return jsonReply({ paths: ['photo-1'] }, { afterMs: 550 });
  if (path === '/homework/photos')
    return { body: 'Request Entity Too Large', status: 413, afterMs: 480 };
  if (path === '/widgets/badge.js') return { body: BADGE, type: 'text/javascript', afterMs: 300 };
  return method === 'GET' && !path.includes('.') ? page(path) : undefined;
}

export const academy: Site = {
  name: 'Thyme and Tannin Academy',
  style: 'server-rendered components, morphed into the page (Livewire, Alpine)',
  goal: 'checkout',
  about: 'An online school for cooking and wine. A good visit ends with an enrolment.',
  script,
  styles,
  pages: {},
  reply,
  plants,
  decoys,
};
