import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import {
  chooseFile,
  enter,
  fillCard,
  fillDriver,
  moveMap,
  route,
  signIn,
  visiblePins,
  visitor,
} from './people.ts';

export const plants: readonly Plant[] = [
  {
    name: 'an expired promo code is refused without a word',
    ...route('/book/:id/step-3'),
    path: '/#/book/14/step-3',
    kinds: kinds.failedClick,
    element: /Apply|promo/i,
    severity: serious,
    isInstant: true,
    act: visitor(async (v) => {
      await enter(v, '[name=promo]', 'TRADE25');
      await v.click('#apply');
      await v.pause(1_900);
      await v.click('#apply');
      await v.pause(1_300);
      await v.click('#apply', 2, 700);
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'a licence photo from an iPhone disappears after the upload and the next step stays locked',
    ...route('/book/:id/step-2'),
    path: '/#/book/14/step-2',
    kinds: [...kinds.failedClick, ...kinds.error],
    element: /Continue|licen[cs]e|photo|upload|media/i,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: visitor(async (v) => {
      await fillDriver(v);
      await chooseFile(v, '#choose-licence', 'IMG_4127.HEIC', 'image/heic');
      await v.pause(3_600);
      await v.click('#continue');
      await v.pause(2_200);
      await chooseFile(v, '#choose-licence', 'IMG_4127.HEIC', 'image/heic');
      await v.pause(3_400);
      await v.click('#continue', 4, 320);
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'after "Search this area" an invisible layer stays over the pins of the map',
    ...route('/search'),
    kinds: kinds.noResponse,
    element: /map|pin|£\d+/i,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: visitor(async (v) => {
      await moveMap(v);
      await v.click('.search-area');
      await v.pause(1_800);
      const [first = 0, second = 1] = await visiblePins(v);
      await v.click(`.pin >> nth=${second}`);
      await v.pause(1_500);
      await v.click(`.pin >> nth=${first}`, 5, 280);
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'reserving takes fourteen seconds and shows nothing meanwhile',
    ...route('/vans/:id'),
    path: '/#/vans/12',
    kinds: kinds.noResponse,
    element: /Reserve/,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: visitor(async (v) => {
      const button = v.device === 'phone' ? '.bottom-bar .cta' : '#reserve';
      await v.scroll(300);
      await v.pause(1_200);
      await v.click(button);
      await v.pause(2_600);
      await v.click(button, 4, 330);
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'a number plate with its space is refused with a message that does not help',
    ...route('/list-your-van'),
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: visitor(async (v) => {
      await enter(v, '[name=owner]', 'Lena Marsh');
      await enter(v, '[name=mobile]', '07700 900733');
      await enter(v, '[name=plate]', 'BD19 KXR');
      await enter(v, '[name=mileage]', '82000');
      await v.click('#start-listing');
      await v.pause(2_300);
      await enter(v, '[name=plate]', 'bd19kxr');
      await v.click('#start-listing');
      await v.pause(2_000);
      await enter(v, '[name=plate]', 'BD19-KXR');
      await v.click('#start-listing');
      await v.settle(3_500);
    }),
  },
  {
    name: 'each move of a slider in the savings calculator freezes the page',
    ...route('/fleet'),
    kinds: kinds.slow,
    severity: notCritical,
    act: visitor(async (v) => {
      for (const [slider, share] of [
        ['.vans-slider', 0.5],
        ['.days-slider', 0.7],
        ['.vans-slider', 0.3],
        ['.days-slider', 0.4],
      ] as const) {
        const track = v.page.locator(`${slider} .el-slider__runway`);
        await track.scrollIntoViewIfNeeded();
        await v.pause(700);
        const box = await track.boundingBox();
        if (!box) throw new Error('There is no slider');
        await v.clickAt(box.x + box.width * share, box.y + box.height / 2);
        await v.pause(2_000);
      }
      await v.settle(2_500);
    }),
  },
  {
    name: 'the receipt of a trip that its owner cancelled is an empty page',
    page: '/#/account/trips',
    alsoOn: ['/account/trips', '/#/account/trips/:id/receipt', '/account/trips/:id/receipt'],
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: visitor(async (v) => {
      await signIn(v, '#gate-login');
      await v.click('#tab-cancelled');
      await v.pause(1_400);
      await v.click('.receipt-link');
      await v.settle(4_000);
    }),
  },
  {
    name: 'the date of birth keeps the tab key',
    ...route('/book/:id/step-2'),
    path: '/#/book/14/step-2',
    kinds: kinds.keyboard,
    only: 'computer',
    act: visitor(async (v) => {
      await v.page.locator('[name=driver]').focus();
      await v.page.keyboard.type('Amira Senn', { delay: 70 });
      await v.key('Tab');
      await v.page.keyboard.type('amira@senn.example', { delay: 60 });
      await v.key('Tab');
      await v.page.keyboard.type('07700900252', { delay: 70 });
      await v.key('Tab');
      await v.page.keyboard.type('02111990', { delay: 130 });
      await v.key('Tab', 5);
      await v.pause(700);
      await v.key('Escape');
      await v.key('Tab', 4);
      await v.key('Shift+Tab', 3);
      await v.key('Tab', 3);
      await v.settle(2_500);
    }),
  },
  {
    name: 'the heart of some vans goes out again by itself',
    ...route('/vans/:id'),
    path: '/#/vans/22',
    kinds: kinds.failedClick,
    element: /save|favou?rite|heart/i,
    isInstant: true,
    act: visitor(async (v) => {
      await v.pause(1_200);
      await v.click('.title .heart');
      await v.pause(2_300);
      await v.click('.title .heart');
      await v.pause(1_900);
      await v.click('.title .heart', 2, 1_200);
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'a payment approved in the app of the bank never arrives',
    ...route('/book/:id/step-3'),
    path: '/#/book/23/step-3',
    kinds: kinds.noResponse,
    element: /approved/i,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: visitor(async (v) => {
      await fillCard(v, '5555555555554444');
      await v.click('#pay');
      await v.pause(7_500); // approves it on the phone
      await v.click('#approved');
      await v.pause(2_400);
      await v.click('#approved', 4, 340);
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'visitors look for the cancellation terms on the page of a van and do not find them',
    ...route('/vans/:id'),
    path: '/#/vans/31',
    kinds: kinds.lost,
    severity: notCritical,
    act: visitor(async (v) => {
      for (const pixels of [1_100, -1_000, 1_100, -1_000, 1_100, -1_000]) await v.scroll(pixels);
      await v.settle(1_500);
    }),
  },
  {
    name: 'a paused van is still in the results and visitors come straight back',
    ...route('/search'),
    alsoOn: ['/search', '/#/vans/:id', '/vans/:id'],
    kinds: kinds.back,
    severity: notCritical,
    act: visitor(async (v) => {
      await enter(v, '.filters [name=city]', 'Birmingham', 90);
      await v.key('Escape');
      await v.pause(1_600);
      await v.click('.grid a[href="#/vans/11"]');
      await v.pause(2_400);
      await v.back();
      await v.settle(2_000);
    }),
  },
];
