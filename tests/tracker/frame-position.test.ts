import { expect, test } from 'vitest';
import { describe } from '../../web/tracker/evidence/element/describe.ts';

/** Gives an element a place in its window and a border. */
const place = (element: Element, [x, y]: [number, number], border = 0) => {
  element.getBoundingClientRect = () => new DOMRect(x, y, 30, 20);
  Object.defineProperties(element, { clientLeft: { value: border }, clientTop: { value: border } });
};

test('the place of a control in nested frames is that in the whole page, with their borders', () => {
  const outer = document.body.appendChild(document.createElement('iframe'));
  const inner = outer.contentDocument?.body.appendChild(document.createElement('iframe'));
  const button = inner?.contentDocument?.body.appendChild(document.createElement('button'));
  if (!inner || !button) throw new Error('Frames have no documents');
  place(outer, [100, 200], 3);
  place(inner, [10, 20], 5);
  place(button, [1, 2]);
  expect(describe(button).box).toEqual([100 + 3 + 10 + 5 + 1, 200 + 3 + 20 + 5 + 2, 30, 20]);
});
