import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeatStage } from '../../../web/app/recordings/heatmap/heat-stage.tsx';
import { Playback, type PlaybackState } from '../../../web/app/recordings/playback/playback.ts';
import { clickedElement, heatmapOf } from '../../factories/heatmap.ts';
import '../browser.ts';
import { stubElementSize } from './element-size.ts';

const order = clickedElement('Order', 9);
const heat = heatmapOf({ elements: [order] });
const part = { url: 'https://bucket.example/part', from_ms: 0, to_ms: 9_000, keyframe: true };
const picture = { session_id: 's1', at_ms: 4_000, parts: [part] };
const size = { width: 1_600, height: 1_000 };
const scrollPage = vi.fn();
const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

let setSize: ReturnType<typeof stubElementSize>;
let state: Partial<PlaybackState>;
let page: Document | undefined;
/** The top of the button in the window of the visitor. */
let buttonTop: number;
beforeEach(() => {
  setSize = stubElementSize();
  vi.stubGlobal('fetch', fetched);
  scrollPage.mockClear();
  state = { status: 'paused', size };
  buttonTop = 100;
  vi.spyOn(Playback.prototype, 'mount').mockImplementation(function (this: Playback, root) {
    const initial = this.getState();
    Object.assign(this, { getState: () => ({ ...initial, ...state }) });
    page = state.status === 'paused' ? replayedPage(root) : undefined;
    this.prefetch(0);
    return () => {};
  });
});
afterEach(() => vi.restoreAllMocks());

/** A page of 3,000 pixels with one button, scrolled to 900. */
function replayedPage(root: HTMLElement): Document {
  const frame = document.createElement('iframe');
  root.append(frame);
  const { contentDocument, contentWindow } = frame as HTMLIFrameElement & {
    contentDocument: Document;
    contentWindow: Window;
  };
  contentDocument.body.innerHTML = '<button id="Order">Order</button>';
  const html = contentDocument.documentElement;
  Object.defineProperty(html, 'scrollHeight', { value: 3_000, configurable: true });
  html.scrollTop = 900;
  contentWindow.scrollTo = scrollPage.mockImplementation(({ top }) => {
    html.scrollTop = top;
  });
  const button = contentDocument.querySelector('button') as HTMLElement;
  button.getBoundingClientRect = () => new DOMRect(10, buttonTop, 200, 50);
  return contentDocument;
}

const stage = () => screen.getByRole('region');
const content = () => stage().firstElementChild as HTMLElement;
const scaled = () => content().querySelector<HTMLElement>('.origin-top-left')?.style.scale;
const marks = () => stage().querySelectorAll('svg g').length;
const show = (pointed?: typeof order) => {
  const stageWith = (element?: typeof order) => (
    <HeatStage {...{ heat, picture }} layer="all" pointed={element} />
  );
  const view = render(stageWith(pointed));
  return { point: (element?: typeof order) => view.rerender(stageWith(element)) };
};

test('the picture of a heatmap fits its column, and its page scrolls below the clicks', () => {
  const { point } = show();
  point(undefined); // renders the loaded page before the size of its column is known
  expect(scaled()).toBe('0');
  expect(scrollPage).not.toHaveBeenCalled();
  setSize(800, 600);
  expect(scaled()).toBe('0.5');
  expect(stage().style.height).toBe('500px');
  expect([content().style.width, content().style.height]).toEqual(['800px', '1500px']);
  expect(content().querySelector<HTMLElement>('.sticky')?.style.height).toBe('500px');
  expect(marks()).toBe(1);
  expect(stage().tabIndex).toBe(0);
  expect(screen.queryByText('Loading the heatmap')).toBeNull();
});

test('the picture is at most as high as 70 % of the window or 704 pixels, and never enlarged', () => {
  vi.stubGlobal('innerHeight', 700);
  show();
  setSize(1_600, 600);
  expect(scaled()).toBe('0.49');
  vi.stubGlobal('innerHeight', 2_000);
  setSize(1_600, 601);
  expect(scaled()).toBe('0.704');
  state = { ...state, size: { width: 400, height: 300 } };
  setSize(1_600, 602);
  expect(scaled()).toBe('1');
});

test('a scroll of the picture scrolls the recorded page to the same place', () => {
  show();
  setSize(800, 600);
  // The picture starts at the top, wherever the visitor was.
  expect(scrollPage).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  stage().scrollTop = 150;
  fireEvent.scroll(stage());
  expect(scrollPage).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

test('a page that grows after it has loaded is measured again', () => {
  show();
  setSize(800, 600);
  const html = page?.documentElement as HTMLElement;
  Object.defineProperty(html, 'scrollHeight', { value: 5_000 });
  setSize(800, 600);
  expect(content().style.height).toBe('2500px');
});

test.each([
  ['at the top of the window', 0, 0],
  ['at its bottom', 950, 0],
  ['above it', -1, Math.trunc((0 - 1 - 1_000 / 3) * 0.5)],
  ['below it', 951, Math.trunc((951 - 1_000 / 3) * 0.5)],
])('a pointed element %s is scrolled into view only if it is hidden', (_, top, scrolled) => {
  buttonTop = top;
  const { point } = show();
  setSize(800, 600);
  expect(stage().scrollTop).toBe(0);
  point(order);
  expect(Math.trunc(stage().scrollTop)).toBe(scrolled);
});

test('an element that is not on the picture scrolls nothing', () => {
  const { point } = show();
  setSize(800, 600);
  point(clickedElement('Gone', 1));
  expect(stage().scrollTop).toBe(0);
});

test('while the page loads, the picture keeps its place without clicks', () => {
  state = { status: 'loading', size: undefined };
  show(order);
  setSize(800, 600);
  expect(scaled()).toBe('0');
  expect(stage().style.height).toBe('320px');
  screen.getByText('Loading the heatmap');
  state = { status: 'loading', size };
  setSize(800, 601);
  expect(content().style.height).toBe('500px');
  expect(marks()).toBe(0);
  const onError = vi.fn();
  window.addEventListener('error', onError, { once: true });
  fireEvent.scroll(stage());
  expect(onError).not.toHaveBeenCalled();
});

test.each(['broken', 'empty'] as const)('a picture that is %s is replaced by a note', (status) => {
  show();
  state = { status, size };
  setSize(800, 600);
  screen.getByText(/picture of the page couldn’t be loaded/);
});

test('the picture loads the part of its moment', async () => {
  show();
  expect(fetched).toHaveBeenCalledWith(part.url);
});
