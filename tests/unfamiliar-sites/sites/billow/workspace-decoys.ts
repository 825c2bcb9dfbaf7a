import type { Decoy } from '../../site.ts';
import { dragBy, erase, typeIntoFrame } from './steps.ts';

export const workspaceDecoys: readonly Decoy[] = [
  {
    name: 'changes the mood of the feedback before sending it',
    page: '/app',
    act: async (v) => {
      await v.click('#feedback');
      await v.pause(700);
      await v.click('[aria-label=Fine]');
      await v.pause(400);
      await v.click('[aria-label=Great]');
      await v.pause(700);
      await v.click('#feedback-send');
      await v.pause(1_800);
      await v.key('Escape');
      await v.settle(1_200);
    },
  },
  {
    name: 'returns to the tab, whose data are read again after a failure',
    page: '/app',
    act: async (v) => {
      await v.pause(1_500);
      await v.click('#period-month');
      await v.pause(900);
      await v.click('#period-quarter');
      await v.pause(900);
      await v.page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
      await v.settle(3_000);
    },
  },
  {
    name: 'sorts the invoices and filters them with a word it erases again',
    page: '/app/invoices',
    act: async (v) => {
      await v.click('#sort-due', 3, 450);
      await v.pause(500);
      await v.type('#filter', 'harbourz');
      await v.pause(900);
      await erase(v, 8);
      await v.settle(1_500);
    },
  },
  {
    name: 'selects rows one after the other and clears the selection',
    page: '/app/invoices',
    act: async (v) => {
      for (const row of [2, 3, 4, 5]) {
        await v.click(`tbody [role=checkbox] >> nth=${row}`);
        await v.pause(220);
      }
      await v.pause(800);
      await v.click('thead [role=checkbox]');
      await v.pause(900);
      await v.click('#clear');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens the palette with the keyboard and thinks better of it',
    page: '/app/invoices',
    only: 'computer',
    act: async (v) => {
      await v.key('Control+k');
      await v.pause(500);
      await v.page.keyboard.type('rep', { delay: 110 });
      await v.key('ArrowDown', 2);
      await v.key('Escape');
      await v.pause(700);
      await v.key('Control+k');
      await v.pause(600);
      await v.key('Control+k');
      await v.settle(1_500);
    },
  },
  {
    name: 'drags an invoice line to another place',
    page: '/app/invoices/new',
    act: async (v) => {
      await dragBy(v, '.handle', 0, 90);
      await v.settle(2_500);
    },
  },
  {
    name: 'skips through the months of the calendar',
    page: '/app/invoices/new',
    act: async (v) => {
      await v.click('#due');
      await v.pause(600);
      await v.click('.rdp-button_next', 5, 260);
      await v.pause(500);
      await v.click('.rdp-button_previous', 2, 300);
      await v.pause(500);
      await v.click('.rdp-day_button:has-text("18")');
      await v.settle(2_500);
    },
  },
  {
    name: 'raises a quantity and rewrites the note, which saves itself',
    page: '/app/invoices/new',
    act: async (v) => {
      await v.click('.more >> nth=1', 5, 200);
      await v.click('.less >> nth=1', 2, 240);
      await v.type('#note', 'Thank you so mcuh');
      await erase(v, 4);
      await v.page.keyboard.type('much!', { delay: 70 });
      await v.settle(2_500);
    },
  },
  {
    name: 'enlarges the preview to the limit',
    page: '/app/invoices/:id',
    path: '/app/invoices/1043',
    act: async (v) => {
      await v.pause(1_200);
      await v.click('#zoom-in', 4, 260);
      await v.pause(900);
      await v.click('#zoom-out', 4, 260);
      await v.settle(1_500);
    },
  },
  {
    name: 'copies the payment link twice',
    page: '/app/invoices/:id',
    path: '/app/invoices/1043',
    act: async (v) => {
      await v.click('#copy-link');
      await v.pause(700);
      await v.click('#copy-link');
      await v.settle(2_500);
    },
  },
  {
    name: 'adds a client after correcting the form',
    page: '/app/clients',
    act: async (v) => {
      await v.click('#add-client');
      await v.pause(1_100);
      await v.click('#client-save');
      await v.pause(1_300);
      await v.type('[name=name]', 'Pollen Radio');
      await v.type('[name=email]', 'desk@pollen.example');
      await v.click('#client-save');
      await v.settle(3_500);
    },
  },
  {
    name: 'waits for a receipt that is read in six seconds',
    page: '/app/expenses',
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('#choose-receipt');
      await v.pause(1_200);
      await (await chooser).setFiles({
        name: 'stamps.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(40_000, 7),
      });
      await v.settle(8_500);
    },
  },
  {
    name: 'stops the timer after the session has expired and was renewed',
    page: '/app/time',
    act: async (v) => {
      await v.type('#task', 'Sketches');
      await v.click('#timer');
      await v.pause(3_300);
      await v.click('#timer');
      await v.settle(3_000);
    },
  },
  {
    name: 'enters a card that is declined, then another one',
    page: '/app/billing',
    act: async (v) => {
      await v.page.frameLocator('#card-frame').locator('#number').waitFor();
      await typeIntoFrame(v, '#card-frame', '#number', '4000000000000002');
      await typeIntoFrame(v, '#card-frame', '#expiry', '1129');
      await typeIntoFrame(v, '#card-frame', '#cvc', '737');
      await v.click('#save-card');
      await v.pause(2_300);
      await typeIntoFrame(v, '#card-frame', '#number', '4242424242424242');
      await v.click('#save-card');
      await v.settle(3_000);
    },
  },
  {
    name: 'dismisses notifications that move up under the pointer',
    page: '/app/notifications',
    act: async (v) => {
      await v.click('.dismiss', 4, 420);
      await v.settle(2_000);
    },
  },
  {
    name: 'walks through the tabs with the arrow keys',
    page: '/app/branding',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#tab-colour').focus();
      await v.key('ArrowRight', 3);
      await v.key('Tab');
      await v.key('Enter');
      await v.key('Shift+Tab');
      await v.settle(1_500);
    },
  },
];
