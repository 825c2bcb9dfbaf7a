import { clicks, comesBack, deadClicks, fills, scrollsUpAndDown, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'exporting does nothing',
    page: '/usage',
    kinds: kinds.noResponse,
    element: /Export spreadsheet/,
    isInstant: true,
    act: deadClicks('#export', 5),
  },
  {
    name: 'paying an invoice fails without a word',
    page: '/invoices',
    kinds: kinds.failedClick,
    element: /Pay invoice/,
    isInstant: true,
    act: deadClicks('#pay'),
  },
  {
    name: 'pairing a meter throws inside the framework and nothing happens',
    page: '/devices',
    kinds: [...kinds.noResponse, ...kinds.brokenClick],
    element: /Pair meter/,
    act: deadClicks('#pair'),
  },
  {
    name: 'the report card does nothing',
    page: '/tasks',
    kinds: kinds.noResponse,
    element: /Monthly report/,
    act: deadClicks('#report'),
  },
  {
    name: 'alerts throw when they open',
    page: '/alerts',
    kinds: kinds.error,
    severity: notCritical,
    act: stays(2_500),
  },
  {
    name: 'running the model freezes the page',
    page: '/forecast',
    kinds: ['slow-page'],
    severity: notCritical,
    act: clicks('#model', 1, 0, 3_000),
  },
  {
    name: 'the tariff form is left',
    page: '/tariff',
    kinds: kinds.form,
    isInstant: true,
    isLast: true,
    act: fills({ supplier: 'North', meter: '12' }, undefined, 2_500),
  },
  {
    name: 'visitors search the history up and down',
    page: '/history',
    kinds: kinds.lost,
    severity: notCritical,
    act: scrollsUpAndDown,
  },
  {
    name: 'the premium plan blanks the page',
    page: '/plan',
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    act: clicks('#upgrade', 1, 0, 4_500),
  },
  {
    name: 'the room guide is empty and visitors come straight back',
    page: '/rooms',
    alsoOn: ['/guide'],
    kinds: kinds.back,
    severity: notCritical,
    act: comesBack('a[href="/guide"]', 2_000),
  },
  {
    name: 'the keyboard cannot leave a message',
    page: '/messages',
    kinds: kinds.keyboard,
    only: 'computer',
    isLast: true,
    act: async (v) => {
      await v.page.locator('text=Read message').focus();
      await v.key('Enter');
      await v.page.locator('#trapped').focus();
      await v.key('Tab', 6);
      await v.settle(3_000);
    },
  },
  {
    name: 'syncing never ends',
    page: '/sync',
    kinds: kinds.noResponse,
    element: /Sync meter/,
    act: clicks('#sync', 1, 0, 9_500),
  },
];
