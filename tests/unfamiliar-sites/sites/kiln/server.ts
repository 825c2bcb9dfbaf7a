import type { Reply, SiteRequest } from '../../site.ts';
import { drawing } from './catalog.ts';
import * as account from './pages-account.ts';
import * as courses from './pages-courses.ts';
import * as gallery from './pages-gallery.ts';
import * as service from './pages-service.ts';
import * as shop from './pages-shop.ts';

type Handler = (request: SiteRequest, form: URLSearchParams) => Reply | undefined;

const gets: readonly (readonly [RegExp, Handler])[] = [
  [/^\/$/, service.homePage],
  [/^\/courses$/, courses.coursesPage],
  [/^\/courses\/\d+$/, courses.coursePage],
  [/^\/courses\/\d+\/availability$/, courses.availability],
  [/^\/courses\/\d+\/dates$/, courses.datesPage],
  [/^\/courses\/\d+\/reviews$/, courses.reviews],
  [/^\/gallery$/, gallery.galleryPage],
  [/^\/gallery\/more$/, gallery.morePieces],
  [/^\/gallery\/\d+$/, gallery.piecePage],
  [/^\/exhibition$/, gallery.exhibitionPage],
  [/^\/shop$/, shop.shopPage],
  [/^\/shop\/\d+$/, shop.productPage],
  [/^\/cart$/, shop.cartPage],
  [/^\/checkout$/, (request) => shop.checkoutPage(request)],
  [/^\/gift-vouchers$/, shop.voucherPage],
  [/^\/studio-hire$/, service.hirePage],
  [/^\/firing$/, service.firingPage],
  [/^\/firing\/kiln$/, service.kilnStatus],
  [/^\/glazes$/, service.glazesPage],
  [/^\/glazes\/notice$/, service.glazeNotice],
  [/^\/journal$/, service.journalPage],
  [/^\/open-studio$/, service.openStudioPage],
  [/^\/groups$/, (request) => service.groupsPage(request)],
  [/^\/contact$/, service.contactPage],
  [/^\/faq$/, service.faqPage],
  [/^\/thanks$/, service.thanksPage],
  [/^\/account$/, account.accountPage],
  [/^\/account\/name$/, account.editName],
];

const posts: readonly (readonly [RegExp, Handler])[] = [
  [/^\/cart\/items$/, shop.addItem],
  [/^\/cart\/items\/\w+$/, shop.changeItem],
  [/^\/cart\/items\/\w+\/remove$/, shop.removeItem],
  [/^\/wishes$/, (_, form) => shop.addWish(form)],
  [/^\/checkout$/, shop.placeOrder],
  [/^\/gift-vouchers$/, shop.addVoucher],
  [/^\/letter$/, (_, form) => service.subscribe(form)],
  [/^\/groups$/, service.enquire],
  [/^\/contact$/, service.sendMessage],
  [/^\/account\/name$/, (_, form) => account.saveName(form)],
  [/^\/account\/mail$/, account.saveMail],
];

export function reply(request: SiteRequest): Reply | undefined {
  const hue = /^\/media\/(\d+)\.svg$/.exec(request.path)?.[1];
  if (hue)
    return {
      body: drawing(Number(hue) % 360),
      type: 'image/svg+xml',
      afterMs: 30,
      headers: { 'cache-control': 'max-age=3600' },
    };
  const routes = request.method === 'POST' ? posts : gets;
  const handler = routes.find(([pattern]) => pattern.test(request.path))?.[1];
  return handler?.(request, new URLSearchParams(request.form));
}
