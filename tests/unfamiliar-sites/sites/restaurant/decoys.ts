import { clicks, clicksEach, comesBack, fills, scrolls, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  { name: 'orders more cod', page: '/dish', act: clicks('#Cod .more', 5, 220) },
  {
    name: 'orders fewer potatoes',
    page: '/dish',
    act: async (v) => {
      await v.click('#Potatoes .more', 3, 220);
      await v.click('#Potatoes .less', 3, 220);
      await v.settle(1_500);
    },
  },
  { name: 'unfolds allergens', page: '/dish', act: clicks('#fold', 3, 500) },
  {
    name: 'reads nutrition in a dialog',
    page: '/dish',
    act: async (v) => {
      await v.click('text=Nutrition');
      await v.pause(1_300);
      await v.click('text=Close nutrition');
      await v.settle(1_800);
    },
  },
  { name: 'adds dishes', page: '/menu', act: clicks('text=Add cod', 4, 250) },
  { name: 'adds two dishes', page: '/menu', act: clicksEach('text=Add cod', 'text=Add hake') },
  { name: 'hides spicy dishes', page: '/menu', act: clicks('#spicy', 3, 600) },
  {
    name: 'sorts by a menu',
    page: '/menu',
    act: async (v) => {
      await v.click('text=Sort by');
      await v.pause(700);
      await v.click('text=Price');
      await v.settle(1_500);
    },
  },
  {
    name: 'removes soup with a tiny button',
    page: '/order',
    act: clicks('[aria-label="Remove soup"]'),
  },
  { name: 'asks for cutlery', page: '/order', act: clicks('#Cutlery .more', 6, 200) },
  {
    name: 'drags a line',
    page: '/order',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#tags li').first().dragTo(v.page.locator('#tags li').last());
      await v.settle(2_500);
    },
  },
  {
    name: 'reserves, and the form slides away',
    page: '/reserve',
    act: fills({ guest: 'Iris', time: '19:00' }, 'text=Reserve table'),
  },
  {
    name: 'chooses a date',
    page: '/reserve',
    act: async (v) => {
      await v.click('#when');
      await v.pause(700);
      await v.click('.ui-datepicker-next');
      await v.pause(500);
      await v.click('.ui-datepicker-calendar a >> nth=9');
      await v.settle(2_000);
    },
  },
  { name: 'turns the carousel', page: '/', act: clicks('.carousel-control-next', 4, 800) },
  { name: 'dismisses a note', page: '/', act: clicks('#dismiss') },
  { name: 'selects the introduction', page: '/', only: 'computer', act: selects('#intro') },
  {
    name: 'changes notices that save themselves',
    page: '/tips',
    act: clicksEach('text=Text me', 'text=Mail me'),
  },
  { name: 'waits for the soup', page: '/tables', act: clicks('#soup', 1, 0, 3_500) },
  {
    name: 'unfolds lunch',
    page: '/lunch',
    act: clicksEach('button:text-is("Soup")', 'button:text-is("Bread")', 'button:text-is("Salad")'),
  },
  {
    name: 'unfolds and folds one lunch',
    page: '/lunch',
    act: clicks('button:text-is("Bread")', 4, 600),
  },
  {
    name: 'asks a question, and the fields are emptied',
    page: '/contact',
    act: fills({ name: 'Iris', question: 'Parking?' }, 'text=Ask us'),
  },
  { name: 'copies the address', page: '/contact', act: clicks('#copy', 1, 0, 2_500) },
  {
    name: 'looks at specials and goes back after reading',
    page: '/',
    act: comesBack('text=Specials of the day', 6_000),
  },
  { name: 'scrolls once through the story', page: '/story', act: scrolls(700, 700, 700, -900) },
];
