import { afterEach, expect, test, vi } from 'vitest';
import { pageRecorder } from '../../web/tracker/page/index.ts';
import { recordPage } from './differential/record-page.ts';

let recorded: string[];
let stop: () => number;
function record(): void {
  recorded = [];
  ({ stop } = recordPage((event) => recorded.push(JSON.stringify(event))));
}
const newest = () => {
  pageRecorder.flush();
  return recorded.at(-1);
};
/** Mocks scrolled elements; in a browser, reading their position forces a layout. */
const scrolled = (window: typeof globalThis) =>
  vi.spyOn(window.Element.prototype, 'scrollTop', 'get').mockReturnValue(40);

afterEach(() => {
  expect(stop()).toBe(0);
  vi.restoreAllMocks();
});

test('added nodes are recorded without reading their scroll position, also after a frame', () => {
  const read = scrolled(window);
  document.body.innerHTML = '<main></main>';
  record();
  expect(newest()).toContain('"rr_scrollTop":40');
  const frame = document.body.appendChild(document.createElement('iframe'));
  expect(newest()).toContain('"isAttachIframe":true');
  read.mockClear();
  frame.before(document.createElement('aside'));
  expect(newest()).toContain('"tagName":"aside"');
  expect(read).not.toHaveBeenCalled();
});

test('the document of a frame is recorded with its scroll position', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  scrolled(frame.contentWindow as typeof globalThis & Window);
  record();
  expect(newest()).toMatch(/"isAttachIframe":true/);
  expect(newest()).toContain('"rr_scrollTop":40');
});
