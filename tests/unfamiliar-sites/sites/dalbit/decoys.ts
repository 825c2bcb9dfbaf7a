import { clicks, scrolls } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { here, picksAddress, presses, pressesEach, swipesLine, writesDelivery } from './steps.ts';

const product = { page: '/item/:id', path: '/item/3' };

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#accept', 1, 0, 2_500) },
  {
    name: 'searches and opens a suggestion',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type(here('#search'), '동백', 140);
      await v.pause(1_900);
      await presses(v, here('.found a >> nth=1'));
      await v.settle(3_500);
    },
  },
  {
    name: 'pulls the page down on a phone, swipes the offers and goes to the next ones',
    page: '/',
    act: async (v) => {
      if (v.device === 'phone') await v.drag({ x: 200, y: 180 }, { x: 200, y: 420 });
      await v.pause(1_800);
      const { x, y } = await v.centerOf(here('.hero'));
      await v.drag({ x: x + 100, y }, { x: x - 100, y });
      await v.pause(1_400);
      await presses(v, here('#next-slide'), 3, 650);
      await v.settle(2_500);
    },
  },
  {
    name: 'opens one answer after the other and closes the last',
    page: '/',
    act: pressesEach(
      here('#questions .item-link >> nth=0'),
      here('#questions .item-link >> nth=2'),
      here('#questions .item-link >> nth=2'),
    ),
  },
  {
    name: 'scrolls through the endless list',
    page: '/list',
    act: async (v) => {
      await v.centerOf(here('.good'));
      await scrolls(800, 900, 900, 800)(v);
    },
  },
  {
    name: 'sorts by price and likes two things, then one less',
    page: '/list',
    act: async (v) => {
      await presses(v, here('#sort'));
      await v.pause(1_500);
      await v.click('.actions-modal .actions-button >> nth=0');
      await v.pause(2_000);
      await pressesEach(
        here('.heart >> nth=0'),
        here('.heart >> nth=1'),
        here('.heart >> nth=0'),
      )(v);
    },
  },
  {
    name: 'looks into the filter, closes it by its background, then drags the price',
    page: '/list',
    act: async (v) => {
      await presses(v, here('#filter'));
      await v.pause(1_700);
      await v.clickAt(200, 120);
      await v.pause(1_500);
      await presses(v, here('#filter'));
      await v.pause(1_600);
      const { x, y } = await v.centerOf('.sheet-modal.modal-in .noUi-handle');
      await v.drag({ x, y }, { x: x - 120, y });
      await v.pause(900);
      await v.click('.sheet-modal.modal-in .apply');
      await v.settle(3_000);
    },
  },
  {
    name: 'enlarges a photo, goes on and closes it',
    ...product,
    act: async (v) => {
      await presses(v, here('.photo >> nth=0'));
      await v.pause(1_900);
      await v.click('.photo-browser-next', 2, 900);
      await v.pause(1_400);
      await v.click('.photo-browser-popup .popup-close');
      await v.settle(2_500);
    },
  },
  {
    name: 'reads all tabs, clicks the open one again and shares',
    ...product,
    act: pressesEach(
      here('.tabs-row button >> nth=1'),
      here('.tabs-row button >> nth=2'),
      here('.tabs-row button >> nth=2'),
      here('.tabs-row button >> nth=0'),
      here('#share'),
    ),
  },
  {
    name: 'forgets the size, then puts the smaller one into the cart',
    ...product,
    act: async (v) => {
      await presses(v, here('#buy'));
      await v.pause(1_600);
      await v.click('.sheet-modal.modal-in .put');
      await v.pause(1_800);
      await v.click('.sheet-modal.modal-in .size >> nth=0');
      await v.pause(800);
      await v.click('.sheet-modal.modal-in .put');
      await v.settle(3_500);
    },
  },
  {
    name: 'wants to know when a size is back',
    ...product,
    act: async (v) => {
      await presses(v, here('#buy'));
      await v.pause(1_600);
      await v.click('.sheet-modal.modal-in .again');
      await v.pause(1_300);
      await v.type('.dialog-input', '01092247731');
      await v.click('.dialog-button >> nth=1');
      await v.pause(2_200);
      await v.clickAt(200, 100);
      await v.settle(2_000);
    },
  },
  {
    name: 'deletes a line by swiping and takes it back',
    page: '/cart',
    act: async (v) => {
      await swipesLine(v, 1);
      await presses(v, here('.swipeout-opened .take'));
      await v.pause(1_900);
      await v.click('.toast.modal-in .toast-button');
      await v.settle(2_500);
    },
  },
  {
    name: 'adds four of one thing and tries a coupon of last year',
    page: '/cart',
    act: async (v) => {
      await presses(v, here('.more >> nth=0'), 4, 420);
      await v.pause(1_100);
      await presses(v, here('.fewer >> nth=0'));
      await v.pause(900);
      await v.type(here('#code'), 'DAL2025');
      await presses(v, here('#redeem'));
      await v.settle(3_000);
    },
  },
  {
    name: 'forgets the phone number, fills in an address and pays',
    page: '/order',
    isLast: true,
    act: async (v) => {
      await writesDelivery(v, { name: '박도윤' });
      await presses(v, here('#to-pay'));
      await v.pause(1_900);
      await writesDelivery(v, { phone: '01055528814' });
      await picksAddress(v, 'road');
      await writesDelivery(v, { rest: '101동 1203호' });
      await presses(v, here('#to-pay'));
      await v.pause(1_700);
      await presses(v, here('[name=pay] >> nth=1'));
      await v.pause(700);
      await presses(v, here('#pay'));
      await v.pause(1_600);
      await presses(v, here('[name=agrees]'));
      await v.pause(600);
      await presses(v, here('#pay'));
      await v.settle(4_000);
    },
  },
];
