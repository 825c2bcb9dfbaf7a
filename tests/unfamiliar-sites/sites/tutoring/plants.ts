import { clicks, deadClicks } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

/** A photo from a phone. */
const photo = { name: 'page-4.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2_000_000) };

export const plants: readonly Plant[] = [
  {
    // Another student was faster; the page keeps it to itself.
    name: 'a taken lesson is refused without a word',
    page: '/book',
    kinds: kinds.failedClick,
    element: /Confirm lesson/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#to-time');
      await v.pause(1_200);
      await v.click('text=11:30');
      await v.pause(900);
      await v.click('#to-confirm');
      await v.pause(1_300);
      await v.click('#confirm', 2, 1_400);
      await v.waitForNoResponse();
    },
  },
  {
    // Children need the address of a guardian, which the form does not ask for.
    name: 'an account for a child cannot be created and no reason is given',
    page: '/signup',
    kinds: [...kinds.noResponse, ...kinds.form],
    act: async (v) => {
      await v.type('[name=name]', 'Iris Blom');
      await v.type('[name=email]', 'iris@mail.example');
      await v.type('[name=age]', '15');
      await v.click('#create', 2, 1_600);
      await v.pause(2_000);
      await v.click('#create');
      await v.waitForNoResponse();
    },
  },
  {
    // Which option of a list is chosen is private, so its list is named.
    name: 'the filter for tutors nearby fails and changes nothing',
    page: '/tutors',
    kinds: kinds.failedClick,
    element: /Near me|Where/,
    isInstant: true,
    act: deadClicks('text=Near me'),
  },
  {
    // It appears in the list at once and is gone a moment later, and so is the text.
    name: 'a message disappears after it was sent',
    page: '/tutors/:id',
    path: '/tutors/12',
    kinds: kinds.failedClick,
    element: /Send message/,
    act: async (v) => {
      await v.type('[name=message]', 'Do you have time on Monday?');
      await v.click('#send');
      await v.settle(6_000);
    },
  },
  {
    // Six seconds of "Processing…", then the same button again. Was it paid?
    name: 'a payment times out and offers itself again',
    page: '/pay',
    kinds: kinds.failedClick,
    element: /Pay 45|Processing/,
    severity: serious,
    act: async (v) => {
      await v.page.frameLocator('iframe').locator('input').click();
      await v.page.keyboard.type('4242424242424242', { delay: 50 });
      await v.click('#pay', 1, 0);
      await v.pause(8_500);
      await v.click('#pay', 1, 0);
      await v.settle(8_500);
    },
  },
  {
    name: 'the courses come after five seconds',
    page: '/courses',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => v.settle(5_500),
  },
  {
    // What the chat put over the page stays when the chat is closed.
    name: 'an invisible layer of the chat covers the lesson',
    page: '/lesson',
    kinds: kinds.noResponse,
    isInstant: true,
    act: async (v) => {
      await v.click('#chat-close');
      await v.pause(1_300);
      await v.click('#join', 3, 800);
      await v.waitForNoResponse();
    },
  },
  {
    // Files above one megabyte are dropped in silence, and handing in does nothing then.
    name: 'a photo of the homework is dropped',
    page: '/homework',
    kinds: kinds.noResponse,
    element: /Hand in|Choose a file/,
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('#choose');
      await (await chooser).setFiles(photo);
      await v.pause(1_800);
      await v.click('#hand-in', 2, 1_500);
      await v.pause(1_500);
      await v.click('#hand-in');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the time zone opens with a mouse only',
    page: '/calendar',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.click('[name=lessons]');
      await v.pause(800);
      await v.key('Tab');
      await v.pause(900);
      await v.key('Enter', 2);
      await v.pause(900);
      await v.key('Space');
      await v.pause(700);
      await v.key('ArrowDown', 2);
      await v.key('Enter');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the comparison of plans is the page for journalists',
    page: '/plans',
    alsoOn: ['/press'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('#compare');
      await v.page.waitForURL(/press/);
      await v.pause(2_000);
      await v.page.goBack();
      await v.settle(2_500);
    },
  },
  {
    // The framework catches the error and writes it to the console.
    name: 'more reviews fail in the browser',
    page: '/reviews',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Show more reviews|Cannot read/,
    act: clicks('#more', 2, 1_200, 7_800),
  },
  {
    name: 'the bar of phones lies over the button that saves',
    page: '/progress',
    only: 'phone',
    kinds: kinds.noResponse,
    isInstant: true,
    act: deadClicks('#save', 4),
  },
];
