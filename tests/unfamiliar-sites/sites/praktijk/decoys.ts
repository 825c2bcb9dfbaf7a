import { clicks, clicksEach, fills, scrolls } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';
import { accountDecoys } from './account-decoys.ts';
import { beginBooking, bookUntilDetails, bookUntilTime, day, next } from './steps.ts';

const erase = (v: Visitor, letters: number) => v.key('Backspace', letters);

export const decoys: readonly Decoy[] = [
  { name: 'accepts the cookies', page: '/', act: clicks('#akkoord') },
  {
    name: 'reads in English and returns to Dutch',
    page: '/',
    act: async (v) => {
      await v.click('#taal');
      await v.pause(700);
      await v.click('[role=menuitem] >> text=English');
      await v.pause(2_600);
      await v.click('#taal');
      await v.pause(700);
      await v.click('[role=menuitem] >> text=Nederlands');
      await v.settle(1_500);
    },
  },
  {
    name: 'goes quickly through the quotes of patients',
    page: '/',
    act: async (v) => {
      await v.click('#review-verder', 6, 280);
      await v.pause(500);
      await v.click('#review-terug', 3, 280);
      await v.settle(1_500);
    },
  },
  {
    name: 'looks for a practice, erases the word and closes the list',
    page: '/',
    act: async (v) => {
      await v.type('#zoek-vestiging', 'zeits');
      await v.pause(1_200);
      await erase(v, 5);
      await v.pause(900);
      await v.key('Escape');
      await v.settle(1_200);
    },
  },
  {
    name: 'opens the menu on the phone and closes it',
    page: '/',
    only: 'phone',
    act: async (v) => {
      await v.click('#menu');
      await v.pause(1_500);
      await v.click('#menu-dicht');
      await v.settle(1_200);
    },
  },
  {
    name: 'moves the map and taps pins, one of them twice',
    page: '/vestigingen',
    act: async (v) => {
      await v.page.locator('#kaart').scrollIntoViewIfNeeded();
      await v.pause(500);
      const box = await v.page.locator('#kaart').boundingBox();
      if (!box) throw new Error('The map is not visible');
      const from = { x: box.x + 60, y: box.y + 300 };
      await v.drag(from, { x: from.x + 25, y: from.y - 40 });
      await v.pause(800);
      await v.click('#speld-303 circle', 2, 900);
      await v.pause(600);
      await v.click('#speld-304 circle');
      await v.pause(600);
      await v.click('#inzoomen', 3, 260);
      await v.settle(1_200);
    },
  },
  {
    name: 'compares two price lists by their tabs',
    page: '/behandelingen',
    act: clicksEach(
      '[role=tab] >> text=Mondzorg',
      '[role=tab] >> text=Fysiotherapie',
      '[role=tab] >> text=Mondzorg',
      '[role=tab] >> text=Fysiotherapie',
    ),
  },
  {
    name: 'counts treatments up to the most that can be planned',
    page: '/behandelingen',
    act: async (v) => {
      await v.click('#meer', 9, 240);
      await v.pause(600);
      await v.click('#minder', 4, 240);
      await v.settle(1_500);
    },
  },
  {
    name: 'misspells a name, finds no one and erases it',
    page: '/therapeuten',
    act: async (v) => {
      await v.type('#zoek-therapeut', 'femkke');
      await v.pause(1_800);
      await erase(v, 6);
      await v.settle(1_500);
    },
  },
  {
    name: 'picks two practices and removes them',
    page: '/therapeuten',
    act: async (v) => {
      await v.click('.keuze__control');
      await v.pause(500);
      await v.click('.keuze__option >> text=Utrecht');
      await v.pause(1_100);
      await v.click('.keuze__indicator >> nth=-1');
      await v.pause(500);
      await v.click('.keuze__option >> text=Zeist');
      await v.pause(1_200);
      await v.click('.keuze__multi-value__remove >> nth=0');
      await v.pause(700);
      await v.click('.keuze__multi-value__remove >> nth=0');
      await v.pause(500);
      await v.key('Escape');
      await v.settle(1_200);
    },
  },
  {
    name: 'marks favourites, of which one is only saved at the second try',
    page: '/therapeuten',
    act: async (v) => {
      await v.click('#hart-401', 2, 420);
      await v.pause(500);
      await v.click('#hart-402');
      await v.pause(500);
      await v.click('#hart-403');
      await v.settle(2_200);
    },
  },
  {
    name: 'copies the register number and reads what it is',
    page: '/therapeuten/:id',
    path: '/therapeuten/404',
    act: async (v) => {
      await v.click('#kopieer');
      await v.pause(1_200);
      await v.click('#big-uitleg');
      await v.pause(1_500);
      await v.click('#big-uitleg');
      await v.settle(1_200);
    },
  },
  {
    name: 'goes back in the booking to change the treatment',
    page: '/afspraak',
    act: async (v) => {
      await beginBooking(v);
      await v.click('text=Gebitsreiniging');
      await next(v);
      await v.click('#terug');
      await v.pause(1_000);
      await v.click('text=Eerste onderzoek');
      await next(v);
      await v.click('#terug');
      await v.pause(1_000);
      await v.click('text=Vulling');
      await next(v);
      await v.settle(1_000);
    },
  },
  {
    name: 'weighs several times and holds one longer',
    page: '/afspraak',
    act: async (v) => {
      await beginBooking(v);
      await bookUntilTime(v);
      for (const nth of [1, 5, 3]) {
        await v.click(`button[id^=tijd-]:not([disabled]) >> nth=${nth}`);
        await v.pause(1_200);
      }
      await v.click('#kalender');
      await v.pause(1_200);
      await v.click('[data-part=next-trigger]', 2, 500);
      await v.pause(500);
      await v.click('[data-part=prev-trigger]');
      await v.pause(700);
      await v.click(`${day} >> nth=8`);
      await v.pause(1_600);
      await v.click('text=Di 8');
      await v.pause(1_400);
      await v.click('#verleng');
      await v.settle(2_000);
    },
  },
  {
    name: 'corrects the date of birth after the form complains',
    page: '/afspraak',
    act: async (v) => {
      await beginBooking(v);
      await bookUntilDetails(v);
      await fills(
        { naam: 'Sanne de Wit', email: 'sanne@dewit.example', geboren: '1981' },
        '#verder',
        1_600,
      )(v);
      await v.page.locator('[name=geboren]').click({ clickCount: 3, delay: 40 });
      await v.page.keyboard.type('14-03-1981', { delay: 70 });
      await next(v);
      await v.settle(1_200);
    },
  },
  {
    name: 'points at the body and drags the slider, which saves itself',
    page: '/intake',
    act: async (v) => {
      await v.click('#zone-schouders');
      await v.pause(700);
      await v.click('#zone-nek', 2, 600);
      await v.pause(600);
      await v.click('#zone-onderrug');
      await v.page.locator('[role=slider]').scrollIntoViewIfNeeded();
      await v.pause(600);
      const box = await v.page.locator('[role=slider]').boundingBox();
      if (!box) throw new Error('The slider is not visible');
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await v.drag(from, { x: from.x + 70, y: from.y });
      await v.settle(2_000);
    },
  },
  {
    name: 'adds a photograph and removes it',
    page: '/intake',
    act: async (v) => {
      const chosen = v.page.waitForEvent('filechooser', { timeout: 8_000 });
      await v.click('text=Bestand kiezen');
      await (await chosen).setFiles({
        name: 'knie.png',
        mimeType: 'image/png',
        buffer: Buffer.alloc(2_400),
      });
      await v.pause(1_800);
      await v.click('[data-part=item-delete-trigger]');
      await v.settle(1_500);
    },
  },
  {
    name: 'waits for the insurer, which is announced',
    page: '/verzekering',
    act: async (v) => {
      await v.choose('[name=maatschappij]', 'waterkant');
      await v.pause(500);
      await v.click('text=Aanvullend');
      await v.pause(500);
      await v.click('#controleer');
      await v.settle(7_000);
    },
  },
  {
    name: 'opens and closes answers quickly',
    page: '/vragen',
    act: async (v) => {
      await v.click('text=Wat neem ik mee?', 4, 380);
      await v.pause(500);
      for (const vraag of [
        'Kan ik pinnen?',
        'Komen jullie aan huis?',
        'Kan ik online verzetten?',
      ]) {
        await v.click(`text=${vraag}`);
        await v.pause(600);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'corrects an address for mail and sends the message',
    page: '/contact',
    act: async (v) => {
      await fills(
        { naam: 'Pieter Lam', email: 'pieter.lam', bericht: 'Is er plek in Soest?' },
        '#stuur',
        1_800,
      )(v);
      await v.click('[name=email]');
      await v.key('End');
      await v.page.keyboard.type('@post.example', { delay: 60 });
      await v.click('#stuur');
      await v.settle(3_500);
    },
  },
  {
    name: 'reads on and on through the reviews',
    page: '/ervaringen',
    act: async (v) => {
      await scrolls(700, 700, 700, 700, 700)(v);
      await v.pause(1_200);
      await scrolls(700, 700, 700)(v);
    },
  },
  ...accountDecoys,
];
