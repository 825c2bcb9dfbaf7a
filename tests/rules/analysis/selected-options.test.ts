import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [SMALL, LARGE] = [60, 61];
const tab = { label: 'Reviews', selector: '#reviews', role: 'tab' };

/** Clicks on a tab after it was selected: each one 400 ms after the last. */
function clicks(visit: RecordingBuilder, selected: number, more = {}) {
  for (let n = 0; n < selected; n += 1)
    visit.click(2_000 + n * 400, { ...tab, is_current: true, ...more }, { id: LARGE });
  return visit;
}
const selecting = () => home().click(1_700, tab, { id: LARGE }).mutate(1_720);
const unselected = (count: number) => {
  const visit = home();
  for (let n = 0; n < count; n += 1) visit.click(1_900 - n * 400, { ...tab }, { id: LARGE });
  return visit;
};

/** Two options that the page marks by their classes, of which the second one was clicked. */
function marked(): RecordingBuilder {
  const node = (id: number, name: string) => ({
    ...{ id, type: 2, tagName: 'button', attributes: { class: name }, childNodes: [] },
  });
  const adds = [
    { parentId: 5, nextId: null, node: node(SMALL, 'size on') },
    { parentId: 5, nextId: null, node: node(LARGE, 'size') },
  ];
  const attributes = [
    { id: SMALL, attributes: { class: 'size' } },
    { id: LARGE, attributes: { class: 'size on' } },
  ];
  return home()
    .change(100, { adds })
    .click(1_700, tab, { id: LARGE })
    .change(1_710, { attributes })
    .write(1_750);
}
const again = (visit: RecordingBuilder, count: number) =>
  clicks(visit, count, { is_current: false });

test.each<[string, number, RecordingBuilder]>([
  ['selects a tab and clicks it twice more', 0, clicks(selecting(), 2)],
  ['double-clicks a selected tab three times', 0, clicks(home(), 6)],
  ['clicks a selected tab seven times', 1, clicks(home(), 7)],
  ['selects an option, marked by its class, and clicks it twice more', 0, again(marked(), 2)],
  ['clicks an option, marked by its class, seven times more', 1, again(marked(), 7)],
  ['clicks a tab three times that is not selected', 1, again(home(), 3)],
  ['clicks a tab three times that is selected only later', 1, clicks(unselected(3), 1)],
  ['clicks a tab twice that is selected only later', 0, clicks(unselected(2), 1)],
])('a visitor who %s: %i rage clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'rage-click')).toHaveLength(count);
});
