import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { pageRecorder } from '../../web/tracker/page/index.ts';
import { recordPage } from './differential/record-page.ts';

const MOUSE_INTERACTION = 2;

/** What is recorded of these events on a button. */
function recordedOf(...events: readonly Event[]) {
  document.body.innerHTML = '<button>Pay</button>';
  const recorded: RecordedEvent[] = [];
  const { stop } = recordPage((event) => recorded.push(event));
  for (const event of events) document.querySelector('button')?.dispatchEvent(event);
  pageRecorder.flush();
  stop();
  return recorded
    .map(({ data }) => data as Record<string, unknown>)
    .filter(({ source }) => source === MOUSE_INTERACTION)
    .map(({ type, x, y, pointerType }) => ({ type, x, y, pointerType }));
}
const at = { bubbles: true, clientX: 30, clientY: 40 };
const pressedWith = (pointerType: string) =>
  Object.assign(new MouseEvent('pointerdown', at), { pointerType });

test.each([
  ['mouse', 0],
  ['pen', 1],
  ['touch', 2],
])(
  'a press and a click with a %s are recorded with their position and pointer',
  (name, pointer) => {
    expect(recordedOf(pressedWith(name), new MouseEvent('click', at))).toEqual([
      { type: 1, x: 30, y: 40, pointerType: pointer },
      { type: 2, x: 30, y: 40, pointerType: pointer },
    ]);
  },
);

test('a change of focus is recorded without a position', () => {
  const events = [pressedWith('mouse'), new FocusEvent('focus'), new FocusEvent('blur')];
  expect(recordedOf(...events).slice(1)).toEqual([
    { type: 5, x: undefined, y: undefined, pointerType: undefined },
    { type: 6, x: undefined, y: undefined, pointerType: undefined },
  ]);
});

test('a touch is recorded at the position of its finger, without its page’s other fingers', () => {
  const touch = Object.assign(new Event('touchstart', { bubbles: true }), {
    changedTouches: [
      { clientX: 5, clientY: 6 },
      { clientX: 90, clientY: 90 },
    ],
  });
  expect(recordedOf(touch)).toMatchObject([{ type: 7, x: 5, y: 6 }]);
});
