import { deadClicks, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    // The connection breaks, the button turns and stops. Leaving within a second would look the same.
    name: 'booking breaks off without a word',
    page: '/huts/:id',
    path: '/huts/2',
    kinds: kinds.failedClick,
    element: /Book Birch Hut/,
    severity: serious,
    act: deadClicks('#book', 1),
  },
  {
    // The button in the popup has no handler.
    name: 'reserving on the map does nothing',
    page: '/map',
    kinds: kinds.noResponse,
    element: /Reserve this hut/,
    act: async (v) => {
      await v.click('.pin');
      await v.pause(1_400);
      await v.click('.reserve', 2, 900);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'free nights cannot be chosen',
    page: '/calendar',
    kinds: kinds.noResponse,
    element: /Free night 10/,
    act: async (v) => {
      await v.click('[aria-label="Free night 10"]');
      await v.pause(1_900);
      await v.click('[aria-label="Free night 10"]');
      await v.waitForNoResponse();
    },
  },
  {
    // 12 are promised; the last two never come.
    name: 'the list of huts stops',
    page: '/huts',
    kinds: kinds.request,
    act: async (v) => {
      for (let count = 0; count < 5; count += 1) {
        await v.scroll(900);
        await v.pause(500);
      }
      await v.settle(2_500);
    },
  },
  {
    name: 'the north fails without a word',
    page: '/find',
    kinds: kinds.failedClick,
    element: /Only huts in the north/,
    isInstant: true,
    act: deadClicks('#north'),
  },
  {
    name: 'the menu cannot be opened on phones',
    page: '/stay',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /Menu/,
    act: deadClicks('#burger', 3),
  },
  {
    name: 'all photos do not come',
    page: '/photos',
    kinds: kinds.noResponse,
    element: /All photos/,
    isInstant: true,
    act: deadClicks('#all-photos', 5),
  },
  {
    name: 'webcams push the page down',
    page: '/webcams',
    kinds: kinds.slow,
    severity: notCritical,
    act: stays(3_200),
  },
  {
    // The second step asks for passports.
    name: 'groups leave at the second step',
    page: '/groups',
    kinds: kinds.form,
    isLast: true,
    act: async (v) => {
      await v.type('[name=group]', 'Choir');
      await v.type('[name=people]', '14');
      await v.click('#step');
      await v.pause(1_500);
      await v.type('[name=passport]', 'P12');
      await v.settle(4_000);
    },
  },
  {
    name: 'notes are not saved',
    page: '/notes',
    kinds: kinds.request,
    act: async (v) => {
      await v.type('[name=notes]', 'Bring two lamps');
      await v.pause(1_800);
      await v.page.keyboard.type(' and soap', { delay: 80 });
      await v.settle(3_000);
    },
  },
  {
    name: 'trail maps lead to the shop',
    page: '/trails',
    alsoOn: ['/shop'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('#maps');
      await v.pause(2_200);
      await v.page.goBack();
      await v.settle(2_500);
    },
  },
  {
    name: 'the weather throws after loading',
    page: '/weather',
    kinds: kinds.error,
    severity: notCritical,
    act: stays(2_500),
  },
];
