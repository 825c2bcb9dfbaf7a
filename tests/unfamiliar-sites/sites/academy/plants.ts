import { scrollsUpAndDown } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

const photo = {
  name: 'dough.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(60_000, 7),
};

export const plants: readonly Plant[] = [
  {
    name: 'reserving seats fails on the server without a word',
    page: '/dates',
    kinds: kinds.failedClick,
    element: /Reserve seats/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#reserve-501', 3, 700);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the enrolment demands a VAT number in a folded part of the form',
    page: '/checkout',
    kinds: [...kinds.form, ...kinds.noResponse],
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.type('[name=first]', 'Alma');
      await v.type('[name=surname]', 'Verhoeven');
      await v.type('[name=mail]', 'alma@post.example');
      await v.type('[name=street]', 'Canal 8');
      await v.type('[name=place]', 'Ghent');
      await v.click('#complete', 4, 600);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'asking the teacher throws, its dialog is not in the page',
    page: '/courses/:id',
    path: '/courses/14',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Ask the teacher/,
    isInstant: true,
    act: async (v) => {
      await v.click('#ask', 2, 900);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a transparent backdrop stays after the preview and takes every click',
    page: '/vouchers',
    kinds: [...kinds.noResponse, ...kinds.form],
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=recipient]', 'Joris');
      await v.type('[name=email]', 'joris@post.example');
      await v.click('#preview');
      await v.pause(2_000);
      await v.click('#close-preview');
      await v.pause(1_200);
      await v.click('#buy', 5, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'saving the profile never ends',
    page: '/account',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Sav(e|ing) profile/,
    act: async (v) => {
      await v.type('[name=telephone]', '0471 22 33 44');
      await v.click('#save');
      await v.pause(5_000);
      await v.click('#save', 5, 260);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the chapters of the lesson look clickable and are not',
    page: '/lessons/:id',
    path: '/lessons/301',
    kinds: kinds.noResponse,
    element: /Resting the dough/,
    act: async (v) => {
      await v.click('.chapter:nth-child(3)', 3, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the kitchens appear after more than five seconds',
    page: '/kitchens',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_500),
  },
  {
    name: 'the hint cannot be left with the keyboard',
    page: '/quiz',
    only: 'computer',
    kinds: kinds.keyboard,
    isLast: true,
    act: async (v) => {
      await v.page.locator('#hint').focus();
      await v.key('Enter');
      await v.pause(900);
      await v.key('Tab', 8);
      await v.key('Escape', 2);
      await v.key('Shift+Tab', 4);
      await v.key('Tab', 6);
      await v.key('Escape', 2);
      await v.settle(2_500);
    },
  },
  {
    name: 'the photograph of the homework is refused as too large',
    page: '/homework',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Hand in homework/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('label[for=photo]');
      await (await chooser).setFiles(photo);
      await v.pause(1_500);
      await v.type('[name=remark]', 'The folding');
      await v.click('#hand-in', 2, 1_500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'clearing the filters leaves the list as it is',
    page: '/courses',
    kinds: kinds.noResponse,
    element: /Clear filters/,
    act: async (v) => {
      await v.choose('[name=topic]', 'wine');
      await v.pause(2_000);
      await v.click('#clear', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'visitors search the handbook for the terms of cancellation, which are not there',
    page: '/handbook',
    kinds: kinds.lost,
    severity: notCritical,
    act: scrollsUpAndDown,
  },
  {
    name: 'a certificate opens as a white page',
    page: '/certificates',
    alsoOn: ['/certificates/:id'],
    kinds: [...kinds.blank, ...kinds.back],
    isLast: true,
    act: async (v) => {
      await v.click('#certificate-72');
      await v.pause(5_000);
      await v.back();
      await v.settle(2_000);
    },
  },
];
