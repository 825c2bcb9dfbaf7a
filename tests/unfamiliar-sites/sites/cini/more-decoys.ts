import { clicksEach, fills } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { uploads } from './steps.ts';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'filters the workshops, opens one and closes it by its background',
    page: '/atolye',
    act: async (v) => {
      await v.click('.uk-subnav li:nth-child(4) a');
      await v.pause(1_500);
      await v.click('.uk-subnav li:nth-child(1) a');
      await v.pause(1_500);
      await v.click('.reserve >> nth=2');
      await v.pause(2_000);
      await v.clickAt(24, 600);
      await v.settle(2_500);
    },
  },
  {
    name: 'adds three of one thing, removes another and takes it back',
    page: '/magaza',
    act: async (v) => {
      await v.click('.add >> nth=1', 3, 400);
      await v.pause(1_300);
      await v.click('.remove >> nth=0');
      await v.pause(1_600);
      await v.click('.undo');
      await v.pause(1_400);
      await v.click('.fewer >> nth=0', 2, 500);
      await v.settle(2_500);
    },
  },
  {
    name: 'enters an expired coupon and reads why it is rejected',
    page: '/magaza',
    act: async (v) => {
      await v.type('[name=code]', 'YAZ24');
      await v.click('#apply');
      await v.settle(3_500);
    },
  },
  {
    name: 'forgets a field, adds it and becomes a member',
    page: '/uyelik',
    isLast: true,
    act: async (v) => {
      await fills({ fullname: 'Emre Su', email: 'emre@posta.example' })(v);
      await v.type('[name=secret]', 'nar-cicegi');
      await v.click('#become');
      await v.pause(1_900);
      await v.type('[name=gsm]', '05331112233');
      await v.click('.kinds label >> nth=2');
      await v.pause(700);
      await v.click('#become');
      await v.settle(3_500);
    },
  },
  {
    name: 'drags the amount, picks another, and gives',
    page: '/bagis',
    isLast: true,
    act: async (v) => {
      const { x, y } = await v.centerOf('.noUi-handle');
      await v.drag({ x, y }, { x: x + 90, y });
      await v.pause(1_200);
      await v.click('.chip >> nth=2');
      await v.pause(900);
      await v.click('label[for=thanks]');
      await v.pause(900);
      await v.click('#give');
      await v.settle(4_000);
    },
  },
  {
    name: 'uploads a short list, removes it and asks for a trip',
    page: '/okul',
    isLast: true,
    act: async (v) => {
      await uploads(v, 30_000);
      await v.click('.filepond--action-revert-item-processing');
      await v.pause(1_800);
      await v.click('#request');
      await v.pause(1_700);
      await v.type('[name=school]', 'Orhangazi Ortaokulu');
      await v.click('#request');
      await v.settle(3_500);
    },
  },
  {
    name: 'changes floors, zooms and opens a room on the plan',
    page: '/plan',
    act: async (v) => {
      await v.click('.floor >> nth=1');
      await v.pause(1_300);
      await v.click('.floor >> nth=2');
      await v.pause(1_300);
      await v.click('.leaflet-control-zoom-in', 3, 450);
      await v.pause(1_200);
      await v.click('.leaflet-control-zoom-out', 3, 450);
      await v.settle(2_500);
    },
  },
  {
    name: 'plays the teaser, jumps ahead several times and pauses',
    page: '/sesli-rehber',
    act: async (v) => {
      await v.click('.plyr [data-plyr=play]');
      await v.pause(1_800);
      await v.click('.plyr [data-plyr=fast-forward]', 4, 380);
      await v.pause(1_300);
      await v.click('.plyr [data-plyr=mute]');
      await v.pause(900);
      await v.click('.plyr [data-plyr=play]');
      await v.settle(2_500);
    },
  },
  {
    name: 'changes settings that save themselves and sorts the orders',
    page: '/hesap',
    act: clicksEach('#news', '#remind', '#news', '.sort >> nth=1', '.sort >> nth=1'),
  },
  {
    name: 'drags a stop of the route upwards and keeps the visit',
    page: '/hesap',
    act: async (v) => {
      const from = await v.centerOf('#route li:nth-child(4) .handle');
      await v.drag(from, { x: from.x, y: from.y - 110 });
      await v.pause(2_000);
      await v.click('.cancel');
      await v.pause(1_500);
      await v.click('.uk-modal.uk-open .uk-modal-close');
      await v.settle(2_500);
    },
  },
  {
    name: 'copies the address, writes, forgets the text and asks in the chat',
    page: '/iletisim',
    act: async (v) => {
      await v.click('#address');
      await v.pause(2_200);
      await v.type('[name=from]', 'emre@posta.example');
      await v.click('#write-send');
      await v.pause(1_700);
      await v.type('[name=text]', 'Pazartesi açık mısınız?');
      await v.click('#write-send');
      await v.pause(2_500);
      const bubble = v.page.frameLocator('#chat').locator('#bubble');
      await (v.device === 'phone' ? bubble.tap() : bubble.click());
      await v.pause(2_000);
      await v.settle(2_000);
    },
  },
];
