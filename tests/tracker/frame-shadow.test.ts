import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageRecorder } from '../../web/tracker/page/index.ts';
import { isIgnored } from '../../web/tracker/privacy/text-policy.ts';
import { recordPage } from './differential/record-page.ts';

let recorded: string[];
let stop: () => number;
let inner: Document;

beforeEach(() => {
  recorded = [];
  const frame = document.body.appendChild(document.createElement('iframe'));
  inner = frame.contentDocument as Document;
});
afterEach(() => {
  expect(stop()).toBe(0);
  document.body.replaceChildren();
});
const record = () => {
  ({ stop } = recordPage((event) => recorded.push(JSON.stringify(event))));
};
const all = () => {
  pageRecorder.flush();
  return recorded.join();
};
/** A component of the frame's realm, whose shadow root is not an instance of this page's ShadowRoot. */
function component(mark: string, text: string) {
  const host = inner.body.appendChild(inner.createElement('x-card'));
  host.setAttribute(mark, '');
  const root = host.attachShadow({ mode: 'open' });
  root.append(text);
  return { host, root };
}

test.each(['data-reveille-mask', 'data-reveille-block'])(
  'a component with %s in a frame hides its text, also after changes',
  (mark) => {
    const { root } = component(mark, 'wolfbane');
    component('data-shown', 'harebell');
    record();
    expect(all()).toContain('harebell');
    root.replaceChildren('monkshood');
    root.append(Object.assign(inner.createElement('p'), { textContent: 'oleander' }));
    const paragraph = root.querySelector('p') as HTMLElement;
    all();
    paragraph.textContent = 'foxglove';
    expect(all()).not.toMatch(/wolfbane|monkshood|oleander|foxglove/);
  },
);

test('a click in a component of a frame that is marked to be ignored is not reported', () => {
  record();
  const { root } = component('data-reveille-ignore', 'wolfbane');
  const button = root.appendChild(inner.createElement('button'));
  expect(isIgnored(button)).toBe(true);
  const shown = component('data-shown', 'x').root.appendChild(inner.createElement('button'));
  expect(isIgnored(shown)).toBe(false);
});

test('content in many slots is checked once per element', () => {
  let place: ParentNode & Node = inner.body;
  for (let depth = 0; depth < 24; depth += 1) {
    const host = inner.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner.createElement('slot'));
    place.appendChild(host);
    place = host;
  }
  expect(isIgnored(place)).toBe(false);
  inner.body.setAttribute('data-reveille-ignore', '');
  expect(isIgnored(place)).toBe(true);
}, 1_000);
