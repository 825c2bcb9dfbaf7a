import { clicks, clicksEach, keys } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'reads for whom it is',
    page: '/',
    act: clicksEach('text=Studios', 'text=Shops', 'text=Freelancers'),
  },
  {
    name: 'compares prices back and forth',
    page: '/',
    act: async (v) => {
      for (const every of ['Yearly', 'Monthly', 'Yearly', 'Monthly', 'Yearly']) {
        await v.click(`.ant-segmented >> text=${every}`);
        await v.pause(300);
      }
      await v.settle(1_500);
    },
  },
  { name: 'sorts by sum', page: '/invoices', act: clicks('th:has-text("Sum")', 3, 500) },
  {
    name: 'turns pages fast',
    page: '/invoices',
    act: clicks('.ant-pagination-next button', 4, 350),
  },
  {
    name: 'selects rows',
    page: '/invoices',
    act: clicksEach(
      'tbody .ant-checkbox-wrapper >> nth=0',
      'tbody .ant-checkbox-wrapper >> nth=1',
      'tbody .ant-checkbox-wrapper >> nth=2',
      'thead .ant-checkbox-wrapper',
    ),
  },
  {
    name: 'searches, each letter stops the request before',
    page: '/invoices',
    act: async (v) => {
      await v.type('#search', 'reed ltd');
      await v.settle(2_500);
    },
  },
  {
    name: 'reads details in a drawer',
    page: '/clients',
    act: async (v) => {
      await v.click('#details');
      await v.pause(1_400);
      await v.click('.ant-drawer-close');
      await v.settle(2_000);
    },
  },
  {
    name: 'deletes a client after confirming',
    page: '/clients',
    act: async (v) => {
      await v.click('[aria-label="Delete Moss Ltd"]');
      await v.pause(900);
      await v.click('text=Yes, delete');
      await v.settle(2_500);
    },
  },
  {
    name: 'chooses a country',
    page: '/clients',
    act: async (v) => {
      await v.click('.ant-select');
      await v.pause(800);
      await v.click('.ant-select-item >> text=Denmark');
      await v.settle(2_000);
    },
  },
  {
    name: 'orders clients by a menu',
    page: '/clients',
    act: async (v) => {
      await v.click('#order');
      await v.pause(800);
      await v.click('text=By date');
      await v.settle(2_000);
    },
  },
  { name: 'switches the summary', page: '/reminders', act: clicks('#daily', 4, 700) },
  {
    name: 'sets days by arrow keys',
    page: '/settings',
    only: 'computer',
    act: keys('#days', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowUp'),
  },
  {
    name: 'moves the discount by keyboard',
    page: '/settings',
    only: 'computer',
    act: keys('.ant-slider-handle', 'ArrowRight', 'ArrowRight', 'ArrowLeft'),
  },
  {
    name: 'gives stars and changes their mind',
    page: '/settings',
    act: clicksEach(
      '.ant-rate-star >> nth=4',
      '.ant-rate-star >> nth=2',
      '.ant-rate-star >> nth=3',
    ),
  },
  {
    name: 'invites a colleague, and the fields are emptied',
    page: '/team',
    act: async (v) => {
      await v.type('#who', 'Noor');
      await v.type('#role', 'Accounts');
      await v.click('button:has-text("Invite")');
      await v.settle(3_500);
    },
  },
  {
    name: 'clicks into terms and writes',
    page: '/terms',
    act: async (v) => {
      await v.click('#terms', 4, 350);
      await v.page.keyboard.type(' Soon.', { delay: 70 });
      await v.settle(2_000);
    },
  },
  {
    name: 'runs a command by keyboard',
    page: '/shortcuts',
    only: 'computer',
    act: async (v) => {
      await v.page.keyboard.press('Control+k');
      await v.pause(900);
      await v.page.keyboard.type('new', { delay: 90 });
      await v.key('ArrowDown');
      await v.key('Enter');
      await v.settle(2_000);
    },
  },
  {
    name: 'chooses a due date after paging months',
    page: '/period',
    act: async (v) => {
      await v.click('#due');
      await v.pause(900);
      await v.click('.ant-picker-header-next-btn', 3, 500);
      await v.pause(500);
      await v.click('.ant-picker-cell-in-view >> nth=12');
      await v.settle(2_500);
    },
  },
  { name: 'waits for an import', page: '/import', act: clicks('#import', 1, 0, 5_000) },
  {
    name: 'refreshes while a session is renewed',
    page: '/inbox',
    act: clicks('#refresh', 1, 0, 3_500),
  },
  {
    name: 'takes the tour',
    page: '/guide',
    act: async (v) => {
      await v.click('#tour');
      await v.pause(900);
      await v.click('.ant-tour button:has-text("Next")', 2, 700);
      await v.pause(700);
      await v.click('.ant-tour button:has-text("Finish")');
      await v.settle(2_500);
    },
  },
  {
    name: 'opens and closes an answer',
    page: '/guide',
    act: clicks('text=What does it cost?', 4, 600),
  },
  {
    name: 'signs by hand',
    page: '/signature',
    act: async (v) => {
      await v.click('#pad', 3, 350);
      await v.settle(3_000);
    },
  },
  { name: 'waits behind a skeleton', page: '/feed', act: clicks('#today', 1, 0, 4_000) },
];
