import { afterEach, expect, test, vi } from 'vitest';
import { pageRecorder } from '../../web/tracker/page/index.ts';
import { recordByOurs } from './differential/record-by-ours.ts';

let recorded: string[];
let stop: () => number;
function record(): void {
  recorded = [];
  ({ stop } = recordByOurs((event) => recorded.push(JSON.stringify(event))));
}
const newest = () => {
  pageRecorder.flush();
  return recorded.at(-1);
};
/** Everything on the page is scrolled; asking for it makes a browser lay the page out. */
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
