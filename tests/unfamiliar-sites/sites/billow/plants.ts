import { comesBack, scrollsUpAndDown } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'sending an invoice to a client without a contact throws',
    page: '/app/invoices/:id',
    path: '/app/invoices/1043',
    kinds: ['error-click', 'javascript-error', 'rage-click', 'dead-click'],
    element: /Send now/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#send-invoice');
      await v.pause(900);
      await v.click('#send-now');
      await v.pause(2_200);
      await v.click('#send-now', 2, 700);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'freelancers without a VAT ID cannot finish the sign-up',
    page: '/onboarding',
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('text=Photography');
      await v.click('#wizard-next');
      await v.pause(900);
      await v.type('[name=company]', 'Whelan Photo');
      await v.type('[name=vatId]', '84516273');
      await v.click('#business-next');
      await v.pause(1_800);
      await v.page.locator('[name=vatId]').selectText();
      await v.page.keyboard.type('I have none', { delay: 60 });
      await v.click('#business-next');
      await v.settle(3_500);
    },
  },
  {
    name: 'the page stays locked after a deletion was cancelled',
    page: '/app/estimates',
    kinds: kinds.noResponse,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('#estimate-32');
      await v.pause(600);
      await v.click('[role=menuitem]:has-text("Delete")');
      await v.pause(1_300);
      await v.click('#keep');
      await v.pause(1_200);
      await v.click('#new-estimate', 4, 320);
      await v.pause(1_800);
      await v.click('#estimate-33', 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a new login code is refused without a word',
    page: '/login',
    kinds: kinds.failedClick,
    element: /Resend code/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.type('#login-email', 'ada@moreau.example');
      await v.click('#login-start');
      await v.pause(2_400);
      await v.click('#resend');
      await v.pause(2_300);
      await v.click('#resend', 2, 900);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'automatic reminders switch themselves off again',
    page: '/app/reminders',
    kinds: kinds.failedClick,
    element: /Remind clients automatically/,
    act: async (v) => {
      await v.click('#automatic');
      await v.pause(1_900);
      await v.click('#automatic');
      await v.pause(1_700);
      await v.click('#automatic');
      await v.settle(3_500);
    },
  },
  {
    name: 'the keyboard does not get out of the payment terms',
    page: '/app/branding',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /Payment terms/,
    act: async (v) => {
      await v.click('#greeting');
      await v.key('Tab');
      await v.page.keyboard.press('End');
      await v.page.keyboard.type(' No cheques please.', { delay: 60 });
      await v.key('Tab', 6);
      await v.pause(900);
      await v.key('Escape');
      await v.key('Tab', 3);
      await v.key('Shift+Tab', 3);
      await v.settle(2_000);
    },
  },
  {
    name: 'a large photo of a receipt uploads forever',
    page: '/app/expenses',
    kinds: ['failed-request', 'error-click'], // a failed request names no element
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('#choose-receipt');
      await v.pause(1_200);
      await (await chooser).setFiles({
        name: 'IMG_2291.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(400_000, 7),
      });
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the reports stay empty for almost six seconds',
    page: '/app/reports',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_200),
  },
  {
    name: 'there is no way to cancel the subscription in the settings',
    page: '/app/settings',
    kinds: kinds.lost,
    severity: notCritical,
    act: scrollsUpAndDown,
  },
  {
    name: 'the advertised accounting connection does not exist',
    page: '/integrations',
    alsoOn: ['/integrations/quickbooks'],
    kinds: kinds.back,
    severity: notCritical,
    act: comesBack('a[href="/integrations/quickbooks"]', 2_300),
  },
  {
    name: 'the dismissed export message lies over the pages of the list',
    page: '/app/invoices',
    kinds: kinds.noResponse,
    element: /Next|export/i,
    isLast: true,
    act: async (v) => {
      await v.click('#export');
      await v.pause(3_000);
      await v.click('#export-dismiss');
      await v.pause(1_300);
      await v.click('#next', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a client without an address breaks the whole app',
    page: '/app/clients',
    alsoOn: ['/app/clients/:id'],
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('text=Nordlicht Studio');
      await v.settle(4_000);
    },
  },
];
