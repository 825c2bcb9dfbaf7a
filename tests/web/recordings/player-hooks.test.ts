import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { usePicture } from '../../../web/app/recordings/heatmap/use-picture.ts';
import { useAutoScroll } from '../../../web/app/recordings/player/use-auto-scroll.ts';
import { useFullScreen } from '../../../web/app/recordings/player/use-full-screen.ts';
import { usePlayOnce } from '../../../web/app/recordings/player/use-play-once.ts';
import { usePlayerKeys } from '../../../web/app/recordings/player/use-player-keys.ts';
import '../browser.ts';

afterEach(() => vi.restoreAllMocks());

/** Sets what jsdom does not compute, until the test ends. */
function given(target: object, values: object) {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    for (const name of Object.keys(values)) Reflect.deleteProperty(target, name);
  });
}

const fullScreen = () => renderHook(() => useFullScreen()).result.current;

test('a browser without full screen has no button for it', () => {
  given(document, { fullscreenEnabled: false });
  expect(fullScreen().toggle).toBeUndefined();
});

test('the button enters full screen, and leaves it again', async () => {
  const exitFullscreen = vi.fn(async () => {});
  given(document, { fullscreenEnabled: true, fullscreenElement: null, exitFullscreen });
  const { frame, toggle } = fullScreen();
  const requestFullscreen = vi.fn(() => Promise.reject(new Error('not allowed')));
  toggle?.();
  Object.assign(frame, { current: { requestFullscreen } });
  toggle?.();
  expect([requestFullscreen.mock.calls.length, exitFullscreen.mock.calls.length]).toEqual([1, 0]);
  given(document, { fullscreenElement: document.body });
  toggle?.();
  expect([requestFullscreen.mock.calls.length, exitFullscreen.mock.calls.length]).toEqual([1, 1]);
});

/** A list of lines of 20 pixels in a box of 60, scrolled to `scrollTop`. Returns where it is scrolled to. */
function scrolledTo(current: number, scrollTop: number, isInUse = false): number {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const box = document.createElement('ol');
  given(box, { offsetTop: 100, clientHeight: 60, scrollTop });
  for (let line = 0; line < 20; line += 1) {
    const item = document.createElement('li');
    given(item, { offsetTop: 100 + line * 20, offsetHeight: 20 });
    box.append(item);
  }
  vi.spyOn(box, 'matches').mockReturnValue(isInUse);
  const { result } = renderHook(() => useAutoScroll(current));
  Object.assign(result.current, { current: box });
  for (const run of frames) run(0);
  return box.scrollTop;
}

test.each([
  ['at the top', 2, 40, 40],
  ['at the bottom', 4, 40, 40],
  ['partly above the box', 2, 41, 20],
  ['partly below the box', 4, 39, 60],
  ['of no list', 50, 40, 40],
])('a line %s is scrolled into view only if it is not visible', (_, line, before, after) => {
  expect(scrolledTo(line, before)).toBe(after);
});

test('a list does not scroll while its reader points at it', () => {
  expect(scrolledTo(10, 0, true)).toBe(0);
});

test('a list that is gone is not scrolled', () => {
  const cancel = vi.spyOn(window, 'cancelAnimationFrame');
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(7);
  renderHook(() => useAutoScroll(1)).unmount();
  expect(cancel).toHaveBeenCalledWith(7);
});

/** A playback whose state a test sets, and the calls it got. */
function playbackOf(options?: Parameters<typeof usePlayOnce>[1]) {
  let state = { status: 'loading', atMs: 0 };
  const listeners = new Set<() => void>();
  const calls: string[] = [];
  const playback = {
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    play: () => calls.push('play'),
    pause: () => calls.push('pause'),
  };
  const { rerender } = renderHook(() => usePlayOnce(playback as never, options));
  return (status: string, atMs: number) => {
    state = { status, atMs };
    rerender();
    return calls.join(' ');
  };
}

test('a clip plays as soon as it can, pauses once at its end, and then obeys its viewer', () => {
  const becomes = playbackOf({ endMs: 5_000 });
  expect(becomes('loading', 0)).toBe('');
  expect(becomes('paused', 0)).toBe('play');
  expect(becomes('playing', 4_999)).toBe('play');
  expect(becomes('playing', 5_000)).toBe('play pause');
  expect(becomes('paused', 5_000)).toBe('play pause');
  expect(becomes('playing', 6_000)).toBe('play pause');
});

test('a clip without autoplay stays paused, and a clip without an end plays to the recording’s end', () => {
  expect(playbackOf({ isEnabled: false })('paused', 0)).toBe('');
  const becomes = playbackOf();
  becomes('paused', 0);
  expect(becomes('playing', 1e12)).toBe('play');
});

function keysOf(within?: HTMLElement | null) {
  const toggle = vi.fn();
  const box = within === undefined ? undefined : { current: within };
  const hook = renderHook(() => usePlayerKeys({ toggle }, box));
  const press = (target: EventTarget, key = ' ', isHandled = false) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    if (isHandled) event.preventDefault();
    target.dispatchEvent(event);
    return [toggle.mock.calls.length, event.defaultPrevented];
  };
  return { press, unmount: hook.unmount };
}

test('keys of the player work wherever the focus is, and the page does not scroll', () => {
  const { press, unmount } = keysOf();
  expect(press(document.body)).toEqual([1, true]);
  expect(press(document)).toEqual([2, true]);
  expect(press(document.body, 'x')).toEqual([2, false]);
  expect(press(document.body, '?')).toEqual([2, false]);
  expect(press(document.body, ' ', true)).toEqual([2, true]);
  unmount();
  expect(press(document.body)).toEqual([2, false]);
});

test('keys of a clip work only inside of it', () => {
  const clip = document.createElement('div');
  const inside = document.createElement('p');
  clip.append(inside);
  document.body.append(clip);
  const { press } = keysOf(clip);
  expect(press(document.body)).toEqual([0, false]);
  expect(press(inside)).toEqual([1, true]);
  expect(keysOf(null).press(inside)).toEqual([0, true]);
});

test('a picture has the boxes of visible elements, the height of the page and its position', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const frame = document.createElement('iframe');
  root.append(frame);
  const page = frame.contentDocument as Document;
  page.body.innerHTML = '<button id="buy">Buy</button><button id="hidden">Sell</button>';
  const box = { left: 1, top: 2, width: 30, height: 4 };
  given(page.getElementById('buy') as Element, { getBoundingClientRect: () => box });
  given(page.getElementById('hidden') as Element, {
    getBoundingClientRect: () => ({ ...box, width: 0 }),
  });
  given(page.documentElement, { scrollHeight: 900, scrollTop: 70 });
  const element = (id: string) => ({ element: { selector: `#${id}`, role: 'button', label: '' } });
  const elements = [element('buy'), element('hidden'), element('gone')] as never[];
  const ref = { current: root };
  const { result } = renderHook(() => usePicture(ref, elements, true));
  expect(result.current.picture).toEqual({
    boxes: new Map([[elements[0], box]]),
    height: 900,
    top: 70,
  });
  const scrollTo = vi.fn(() => given(page.documentElement, { scrollTop: 300 }));
  given(frame.contentWindow as Window, { scrollTo });
  act(() => result.current.scrollTo(300));
  expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' });
  expect(result.current.picture?.top).toBe(300);
});
