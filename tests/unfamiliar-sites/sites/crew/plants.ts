import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** Clicks into a field of the payment partner's frame and types. */
async function typeIntoCard(v: Visitor, name: string, text: string): Promise<void> {
  const field = v.page.frameLocator('#card').locator(`[name=${name}]`);
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error(`no ${name} in the card frame`);
  await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
  await v.page.keyboard.type(text, { delay: 60 });
}

export const plants: readonly Plant[] = [
  {
    // The schema asks for a plan that only the links of the pricing page fill in; the hidden field shows no message.
    name: 'creating a workspace does nothing without a plan in the address',
    page: '/signup',
    kinds: [...kinds.form, ...kinds.noResponse],
    severity: ['critical'],
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=name]', 'Iris Vega');
      await v.type('[name=email]', 'iris@quay.example');
      await v.type('[name=company]', 'Quay Bakery');
      await v.type('[name=password]', 'rye-and-spelt');
      await v.click('#terms');
      await v.pause(600);
      await v.click('button:has-text("Create workspace")');
      await v.pause(2_400);
      await v.click('button:has-text("Create workspace")', 3, 350);
      await v.waitForNoResponse();
    },
  },
  {
    // The server rejects the tax location; the handler throws after its `finally`, so the button only flickers.
    name: 'the subscription is rejected without a message',
    page: '/app/billing',
    kinds: [...kinds.failedClick, 'javascript-error'],
    element: /Start subscription|subscriptions|tax_location/i,
    severity: ['critical'],
    act: async (v) => {
      await typeIntoCard(v, 'number', '4242424242424242');
      await typeIntoCard(v, 'expires', '1229');
      await typeIntoCard(v, 'cvc', '314');
      await v.pause(900);
      for (const pause of [2_600, 2_200, 0]) {
        await v.click('button:has-text("Start subscription")');
        await v.pause(pause);
      }
      await v.settle(5_000);
    },
  },
  {
    // Two versions of Radix's dismissable layer: the older one, unmounted last, leaves `pointer-events: none` on the body.
    name: 'nothing can be clicked after a shift was deleted',
    page: '/app/schedule',
    kinds: kinds.noResponse,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('.shift');
      await v.pause(1_100);
      await v.click('[aria-label="More actions"]');
      await v.pause(700);
      await v.click('text=Delete shift');
      await v.pause(1_700);
      await v.click('button:has-text("Publish week")');
      await v.pause(1_500);
      await v.click('button:has-text("Publish week")', 3, 330);
      await v.waitForNoResponse();
      if (!v.closesEarly) await v.page.reload();
    },
  },
  {
    // The address stays in the input until Enter or a comma; the button sends only what has become a chip.
    name: 'an invitation that was typed but not confirmed with Enter is not sent',
    page: '/app/invite',
    kinds: kinds.noResponse,
    element: /Send invites/,
    severity: serious,
    act: async (v) => {
      await v.type('[name=emails]', 'noor@harborcoffee.example');
      await v.pause(500);
      await v.click('button:has-text("Send invites")');
      await v.pause(2_300);
      await v.click('button:has-text("Send invites")', 2, 700);
      await v.waitForNoResponse();
    },
  },
  {
    // The pointer sensor starts a drag at once and swallows the click that follows.
    name: 'a button inside a draggable card does nothing',
    page: '/app/board',
    kinds: kinds.noResponse,
    element: /Mark done/,
    severity: notCritical,
    isInstant: true,
    act: async (v) => {
      await v.click('button:has-text("Mark done")');
      await v.pause(1_600);
      await v.click('button:has-text("Mark done")', 3, 320);
      await v.waitForNoResponse();
    },
  },
  {
    // The imported time zone is none that Intl knows; without an error boundary React removes the whole app.
    name: 'the availability of some people blanks the app',
    page: '/app/people/:id',
    path: '/app/people/207',
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await v.click('[role=tab]:has-text("Availability")');
      await v.settle(5_000);
    },
  },
  {
    // The chunk of the last release is gone; the server answers with the app's HTML.
    name: 'the payroll export cannot load its code',
    page: '/app/reports',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Export payroll file|payroll|dynamically imported/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('button:has-text("Export payroll file")');
      await v.pause(2_600);
      await v.click('button:has-text("Export payroll file")', 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    // The optimistic value is rolled back when the server answers 409, and no one says why.
    name: 'a new rate jumps back to the old one',
    page: '/app/people',
    kinds: kinds.failedClick,
    act: async (v) => {
      for (const rate of ['21.50', '21.5']) {
        await v.click('.cell');
        await v.pause(400);
        await v.page.keyboard.type(rate, { delay: 90 });
        await v.key('Enter');
        await v.pause(2_600);
      }
      await v.settle(4_000);
    },
  },
  {
    // Every letter compares all shifts with each other before the input is drawn.
    name: 'the filter of the timesheets freezes at every letter',
    page: '/app/timesheets',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await v.type('[name=filter]', 'harbor');
      await v.settle(5_500);
    },
  },
  {
    name: 'the live demo turns out to need a code, and visitors come straight back',
    page: '/',
    alsoOn: ['/demo'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('a[href="/demo"]');
      await v.pause(2_300);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'visitors look up and down the help center for how to cancel',
    page: '/help',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      for (const pixels of [1_200, -900, 1_100, -1_000, 1_200, -900, 800]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
  {
    // Tab indents inside the comment box, so the keyboard never reaches the button behind it.
    name: 'the keyboard cannot leave the comment box',
    page: '/app/tasks/:id',
    path: '/app/tasks/404',
    only: 'computer',
    kinds: kinds.keyboard,
    severity: notCritical,
    act: async (v) => {
      await v.type('[name=comment]', 'I can take Friday');
      await v.pause(600);
      await v.key('Tab', 3);
      await v.pause(900);
      await v.key('Tab', 3);
      await v.key('Shift+Tab', 2);
      await v.key('Escape');
      await v.key('Tab', 2);
      await v.settle(3_500);
    },
  },
];
