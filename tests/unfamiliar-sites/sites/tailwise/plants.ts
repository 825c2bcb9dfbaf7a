import { deadClicks, keys, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { startsOver, uploads } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'a failed payment only stops the spinner',
    page: '/checkout',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Pay and start cover|Processing|payment|form|CVC/i,
    severity: serious,
    act: async (v) => {
      await v.type('[name=holder]', 'Dana Reyes');
      await v.type('[name=number]', '4242424242424242', 30);
      await v.type('[name=expiry]', '0429');
      await v.type('[name=cvc]', '123');
      await v.click('#pay');
      await v.pause(3_500);
      await v.click('#pay');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the answer for dental disease throws, because its rule has another name',
    page: '/quote/health',
    kinds: kinds.brokenClick,
    element: /Continue|error|TypeError|undefined/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#earlier-yes');
      await v.pause(700);
      await v.click('#has-dental');
      await v.pause(700);
      await v.click('#to-you');
      await v.settle(3_500);
    },
  },
  {
    name: 'explanations open when hovering only, so a tap does nothing',
    page: '/plans',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /About reimbursement/i,
    act: async (v) => {
      await v.click('#info-reimbursement', 2, 900);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the link to the vets loads a file of an earlier release',
    page: '/',
    kinds: [...kinds.blank, ...kinds.noResponse],
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('footer a[href="/vets"]');
      await v.settle(6_000);
      await startsOver(v);
    },
  },
  {
    name: 'the list of claims stays a skeleton after a timeout of the gateway',
    page: '/account/claims',
    kinds: kinds.request,
    act: stays(7_500),
  },
  {
    name: 'a photo that the proxy finds too large stays at 100 percent',
    page: '/account/claims/:id',
    path: '/account/claims/7041',
    kinds: kinds.failedClick,
    act: uploads('#add-receipt', 'IMG_2041.jpg', 900_000, 7_800),
  },
  {
    name: 'a microchip number with spaces is an invalid value',
    page: '/account/pets/new',
    kinds: kinds.form,
    isLast: true,
    act: async (v) => {
      await v.type('[name=nickname]', 'Waffle');
      await v.type('[name=kind]', 'Poodle');
      await v.type('[name=chip]', '985 112 003 456 789');
      await v.click('#add-pet');
      await v.pause(3_000);
      await v.click('#add-pet');
      await v.settle(3_500);
    },
  },
  {
    name: 'the text about cover needs six seconds',
    page: '/coverage',
    kinds: kinds.slow,
    severity: notCritical,
    act: stays(8_000),
  },
  {
    name: 'the button of the address stays disabled',
    page: '/account/settings',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Save address|Street|City|form/i,
    act: async (v) => {
      await v.type('[name=street]', ' b');
      await v.pause(800);
      await v.click('#save-address', 4, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'an invisible layer stays over the page after the dialog',
    page: '/account/billing',
    kinds: kinds.noResponse,
    isLast: true,
    act: async (v) => {
      await v.click('#change-date');
      await v.pause(900);
      await v.click('#day-10');
      await v.pause(700);
      await v.click('#sheet-done');
      await v.pause(1_400);
      await deadClicks('#invoice-118', 3)(v);
    },
  },
  {
    name: 'the cards of the first question take no keys',
    page: '/quote/pet',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await keys('#species-rabbit', 'Enter', 'Enter', 'Space', 'Space', 'Enter')(v);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a pet without a vet cannot be opened',
    page: '/account/pets',
    alsoOn: ['/account/pets/:id'],
    kinds: [...kinds.blank, ...kinds.noResponse],
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('#pet-32');
      await v.settle(6_000);
      await startsOver(v);
    },
  },
];
