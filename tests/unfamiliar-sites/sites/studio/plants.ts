import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** From a spot to the payment, with the details filled in the first time. */
async function takeSpot(v: Visitor, spot: number, isFirst: boolean) {
  await v.click(`.spot[data-spot="${spot}"]`);
  await v.pause(1_300);
  await v.click('.to-details');
  await v.pause(900);
  if (isFirst) {
    await v.type('[name=fullname]', 'Iris');
    await v.type('[name=mail]', 'iris@example.org');
  }
  await v.click('text=Continue to payment');
  await v.pause(1_400);
  await v.click('.confirm');
}

const introduce = async (v: Visitor) => {
  await v.type('[name=first]', 'Iris');
  await v.type('[name=email]', 'iris@example.org');
  await v.type('[name=phone]', '0431555');
};

/** Reloads a page that is stuck, as visitors do. */
const reload = async (v: Visitor) => {
  await v.page.reload();
  await v.pause(1_200);
};

export const plants: readonly Plant[] = [
  {
    name: 'confirming books twice after a second look at the booking page, and the second request reports the spot as taken',
    page: '/book',
    path: '/timetable',
    kinds: [...kinds.failedClick, 'form-abandonment'],
    element: /Confirm|payment|bookings/i,
    severity: ['critical'],
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('.row .small-cta >> nth=0');
      await v.pause(3_400);
      await v.back();
      await v.pause(1_800);
      await v.click('.row .small-cta >> nth=1');
      await v.pause(2_000);
      await takeSpot(v, 7, true);
      await v.pause(3_200);
      await takeSpot(v, 8, false);
      await v.settle(4_000);
    },
  },
  {
    name: 'the button of a class has no listener after a page transition',
    page: '/classes/:id',
    path: '/timetable',
    kinds: kinds.noResponse,
    element: /Book this class/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('.row div a >> nth=1');
      await v.pause(2_600);
      await v.click('[data-book]', 2, 900);
      await v.pause(1_500);
      await v.click('[data-book]', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the closed preview of a voucher stays over the page, invisible, and takes all clicks',
    page: '/vouchers',
    kinds: kinds.noResponse,
    element: /Add voucher|preview/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.type('[name=receiver]', 'Ada');
      await v.click('.amount >> nth=2');
      await v.pause(700);
      await v.click('.preview-open');
      await v.pause(2_000);
      await v.click('.preview-close');
      await v.pause(1_400);
      await v.click('.voucher-add', 3, 700);
      await v.waitForNoResponse();
      await reload(v);
    },
  },
  {
    name: 'smooth scrolling stays stopped after the bag is closed beside the drawer, so the link to the comparison leads nowhere',
    page: '/passes',
    kinds: kinds.noResponse,
    element: /Compare passes/,
    severity: notCritical,
    isLast: true,
    act: async (v) => {
      await v.click('.add >> nth=0');
      await v.pause(1_600);
      await v.clickAt(24, 420);
      await v.pause(1_200);
      await v.scroll(500);
      await v.pause(700);
      await v.click('.jump >> nth=0', 3, 800);
      await v.waitForNoResponse();
      await reload(v);
    },
  },
  {
    name: 'everything on the teachers page stays transparent after a page transition, and visitors come straight back',
    page: '/teachers',
    path: '/',
    alsoOn: ['/'],
    kinds: [...kinds.back, 'white-screen'],
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('a[href="/teachers"]');
      await v.pause(2_900);
      await v.back();
      await v.settle(2_200);
    },
  },
  {
    name: 'the trial form is emptied every nine seconds by the request for free places',
    page: '/trial',
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await introduce(v);
      await v.pause(8_500);
      await introduce(v);
      await v.pause(9_000);
      await v.click('.logo');
      await v.settle(2_000);
    },
  },
  {
    name: 'the typed headline of the journal is gone, its script throws, and the button behind it is dead',
    page: '/journal',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    severity: notCritical,
    act: async (v) => {
      await v.pause(1_200);
      await v.click('.load-more', 2, 1_400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a cancelled booking comes back without a word, because the server fails',
    page: '/bookings',
    kinds: kinds.failedClick,
    element: /cancel/i,
    isInstant: true,
    act: async (v) => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await v.click('.booking[data-id="9001"] .cancel');
        await v.pause(2_000);
      }
      await v.settle(3_000);
    },
  },
  {
    name: 'the retreat stays behind its loader until a heavy picture has come',
    page: '/retreats/winter',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(8_500),
  },
  {
    name: 'the plans look like radio buttons and answer to no key',
    page: '/membership',
    kinds: kinds.keyboard,
    element: /Core|plan/i,
    severity: notCritical,
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#plan-flow').focus();
      await v.pause(600);
      await v.key('Tab');
      await v.pause(700);
      for (const name of ['Enter', 'Space', 'Enter', 'Enter']) {
        await v.key(name);
        await v.pause(700);
      }
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the space bar still belongs to the video of the front page, so a message loses its spaces',
    page: '/contact',
    path: '/',
    kinds: [...kinds.form, ...kinds.keyboard],
    isLast: true,
    act: async (v) => {
      await v.click('a[href="/contact"]');
      await v.pause(2_200);
      await v.type('[name=sender]', 'Iris');
      await v.type('[name=reply]', 'iris@example.org');
      await v.type('[name=message]', 'Can I bring my own mat');
      await v.pause(1_600);
      await v.key('Space', 3);
      await v.key('Backspace', 9);
      await v.page.keyboard.type(' own mat', { delay: 90 });
      await v.pause(1_500);
      await v.key('Space', 2);
      await v.pause(2_500);
      await v.click('.logo');
      await v.settle(2_000);
    },
  },
  {
    name: 'a link to a topic scrolls to where the topic was before clips were loaded above it, and visitors search up and down',
    page: '/faq',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      await v.click('text=Cancelling and refunds');
      await v.pause(2_500);
      for (const pixels of [-900, 800, -1_000, 900, -900, 700, -800]) {
        await v.scroll(pixels);
        await v.pause(400);
      }
      await v.settle(2_500);
    },
  },
];
