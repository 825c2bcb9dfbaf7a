import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

test.each<[string, readonly [number, number?], boolean | undefined]>([
  ['two slow responses', [4_000, 8_000], true],
  ['a slow response and none', [4_000], undefined],
])('repeated clicks with %s are one signal, whose slowness is %s', (_, [first, second], slow) => {
  const visit = home().click(1_000).mutate(first).click(5_000);
  if (second) visit.mutate(second);
  const [found, ...others] = signals(visit.until(30_000), 'dead-click');
  expect([found?.count, found?.slow, others]).toEqual([2, slow, []]);
});

/** A click whose request takes 6.4 s, and a second one on the same button meanwhile. */
const retried = (ms: number, more: Parameters<RecordingBuilder['click']>[1] = {}) =>
  home()
    .click(1_000)
    .emit(1_010, 'rv:reaction', { kind: 'request-start' })
    .click(ms, more)
    .emit(7_410, 'rv:reaction', { kind: 'request', ago_ms: 6_400 })
    .mutate(7_420);

test.each<[string, readonly (boolean | undefined)[], RecordingBuilder]>([
  ['long before the response', [true], retried(3_500)],
  ['soon before the response', [true], retried(5_900)],
  [
    'soon before the response, with another request',
    [],
    retried(5_900).emit(5_910, 'rv:reaction', { kind: 'request-start' }),
  ],
  ['soon before the response, on another button', [], retried(5_900, { selector: '#other' })],
])('a slow request whose button is clicked again %s: %j', (_, slow, visit) => {
  expect(signals(visit.until(30_000), 'dead-click').map((each) => each.slow)).toEqual(slow);
});

const shop = 'https://shop.example/';
type Kind = Parameters<RecordingBuilder['page']>[2];
/** A click, and four seconds later another page. */
const opens = (kind: Kind, referrer = '', more: Parameters<RecordingBuilder['click']>[1] = {}) =>
  home()
    .click(1_000, more)
    .emit(4_960, 'rv:visibility', { visible: false })
    .page(5_000, '/account', kind, 2_000, referrer);
const sends = (visit: RecordingBuilder) =>
  visit.emit(1_010, 'rv:reaction', { kind: 'request-start' });

test.each<[string, boolean, RecordingBuilder]>([
  ['its script opens a page', true, opens('load', shop)],
  [
    'it is no button, and its script opens a page',
    true,
    opens('load', shop, { tag: 'p', role: '' }),
  ],
  ['it submits a form', true, opens('load', '', { submits: true })],
  ['its script changes the address', true, opens('push')],
  ['it sends a request, after which the page is reloaded', true, sends(opens('reload'))],
  ['the visitor opens another address', false, opens('load')],
  ['the visitor reloads the page', false, opens('reload')],
  ['the visitor goes back', false, opens('back-forward')],
  ['the visitor goes back, and the page is restored', false, opens('restored')],
  ['the visitor goes back in an app', false, opens('pop')],
  ['the visitor jumps to a part of the page', true, opens('hash')],
])('a click is slow if after four seconds %s: %s', (_, isSlow, visit) => {
  const found = signals(visit.until(30_000), 'dead-click').map((each) => each.slow);
  expect(found).toEqual(isSlow ? [true] : []);
});
