import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BODY, BUTTON, BAR, FILL] = [4, 7, 50, 51];

/** A page with a bar of this class that its library keeps in the page and moves while a request is open. */
const withBar = (className: string): RecordingBuilder => {
  const fill = { id: FILL, type: 2, tagName: 'i', attributes: {}, childNodes: [] };
  const node = {
    ...{ id: BAR, type: 2, tagName: 'div', attributes: { class: className } },
    childNodes: [fill],
  };
  return home().change(400, { adds: [{ parentId: BODY, nextId: null, node }] });
};
const style = (id: number, percent: number) => ({
  id,
  attributes: { style: `width: ${percent}%` },
});

/** A click whose request ends this much later, or never. The bar moves as long as it waits. */
function sent(visit: RecordingBuilder, endMs: number, node = BAR): RecordingBuilder {
  visit.click(2_000).emit(2_010, 'rv:reaction', { kind: 'request-start' });
  for (let ms = 20; ms < Math.min(endMs, 12_000); ms += 300 + (ms % 70))
    visit.change(2_000 + ms, { attributes: [style(node, ms / 150)] });
  if (endMs === Number.POSITIVE_INFINITY) return visit;
  visit.emit(2_000 + endMs, 'rv:reaction', { kind: 'request', ago_ms: endMs - 10 });
  return visit.write(2_000 + endMs + 30);
}
const never = Number.POSITIVE_INFINITY;
const dead = (visit: RecordingBuilder) =>
  signals(visit.until(30_000), 'dead-click').map(({ slow }) => (slow ? 'late' : 'dead'));

test.each([
  'q-loading-bar q-loading-bar--top',
  'n-loading-bar',
  'nuxt-loading-indicator',
  '*****-loading-bar',
])('the loading bar of a page is no response to a click (%s)', (className) => {
  expect(dead(sent(withBar(className), never))).toEqual(['dead']);
  expect(dead(sent(withBar(className), never, FILL))).toEqual(['dead']);
  expect(dead(sent(withBar(className), 5_000))).toEqual(['late']);
  expect(dead(sent(withBar(className), 1_000))).toEqual([]);
});

test.each([
  ...['progress', 'loading-bar-chart', 'bar'],
  ...['shop-cart-loading-bar', 'x-loading-barometer', 'x-loading-bar-chart'],
])('another bar is a response (%s)', (className) => {
  expect(dead(sent(withBar(className), never))).toEqual([]);
});

test('what changes together with a loading bar is a response', () => {
  const visit = sent(withBar('q-loading-bar'), never).change(2_500, {
    attributes: [style(BAR, 20), { id: BUTTON, attributes: { title: 'Added' } }],
  });
  expect(dead(visit)).toEqual([]);
});

const HTML = 3;
/** A click whose request ends this much later, or never. The page adds a bar 0.5 s after the click. */
function sentWithNewBar(attributes: object, endMs: number): RecordingBuilder {
  const fill = { id: FILL, type: 2, tagName: 'div', attributes: {}, childNodes: [] };
  const node = { id: BAR, type: 2, tagName: 'div', attributes, childNodes: [fill] };
  const visit = home().click(2_000).emit(2_010, 'rv:reaction', { kind: 'request-start' });
  if (endMs > 500) visit.change(2_500, { adds: [{ parentId: HTML, nextId: null, node }] });
  for (let ms = 700; ms < Math.min(endMs, 12_000); ms += 300 + (ms % 70))
    visit.change(2_000 + ms, { attributes: [style(BAR, ms / 150), style(FILL, ms / 150)] });
  if (endMs === never) return visit;
  visit.emit(2_000 + endMs, 'rv:reaction', { kind: 'request', ago_ms: endMs - 10 });
  if (endMs > 500) visit.change(2_000 + endMs + 20, { removes: [{ parentId: HTML, id: BAR }] });
  return visit;
}

test.each<[string, object]>([
  ['Turbo', { class: 'turbo-progress-bar' }],
  ['Turbolinks', { class: 'turbolinks-progress-bar' }],
  ['NProgress, Livewire and Inertia', { id: 'nprogress' }],
])('the bar that %s adds while a request is open is no response', (_, attributes) => {
  expect(dead(sentWithNewBar(attributes, never))).toEqual(['dead']);
  expect(dead(sentWithNewBar(attributes, 5_000).write(7_030))).toEqual(['late']);
  expect(dead(sentWithNewBar(attributes, 1_000).write(3_030))).toEqual([]);
});

test.each<[string, object]>([
  ['another class', { class: 'progress-bar' }],
  ['another id', { id: 'upload' }],
])('a bar with %s that a page adds is a response', (_, attributes) => {
  expect(dead(sentWithNewBar(attributes, never))).toEqual([]);
});

test('what a page adds together with the bar of Turbo is a response', () => {
  const note = { id: 60, type: 3, textContent: 'Saved' };
  const visit = sentWithNewBar({ class: 'turbo-progress-bar' }, never);
  visit.change(2_600, { adds: [{ parentId: BODY, nextId: null, node: note }] });
  expect(dead(visit)).toEqual([]);
});

test('the mark of NProgress on the document is no response', () => {
  const visit = sentWithNewBar({ id: 'nprogress' }, never);
  expect(dead(visit.set(2_490, HTML, { class: 'nprogress-busy' }))).toEqual(['dead']);
});

test('an element of the next page that has the id of a loading bar is a response', () => {
  const node = { id: BAR, type: 2, tagName: 'div', attributes: {}, childNodes: [] };
  const next = withBar('q-loading-bar').page(1_000, '/next');
  next.change(1_100, { adds: [{ parentId: BODY, nextId: null, node }] });
  expect(dead(sent(next, never))).toEqual([]);
});
