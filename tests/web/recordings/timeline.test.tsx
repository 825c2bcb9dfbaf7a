import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NextRecording } from '../../../web/app/recordings/player/next-recording.tsx';
import { Timeline } from '../../../web/app/recordings/timeline/timeline.tsx';

const marks = [
  { atMs: 50_000, kind: 'rage-click', text: 'Rage click', lane: 'problems', isProblem: true },
  { atMs: 70_000, kind: 'click', text: 'Clicked “Mugs”', lane: 'actions', isProblem: false },
] as const;
const onSeek = vi.fn();
const onHover = vi.fn();
const slider = () => screen.getByRole('slider');
const show = (totalMs = 100_000) =>
  render(
    <Timeline
      {...{ marks, onSeek, onHover, totalMs }}
      atMs={20_000}
      idle={[{ fromMs: 30_000, toMs: 40_000 }]}
    />,
  );

beforeEach(() => {
  onSeek.mockReset();
  onHover.mockReset();
  // jsdom has no layout: the timeline spans 200 pixels from x = 10.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(10, 0, 200, 36),
  );
  HTMLElement.prototype.setPointerCapture = () => {};
});

test.each([
  ['ArrowRight', 25_000, 30_000],
  ['ArrowUp', 25_000, 30_000],
  ['ArrowLeft', 15_000, 10_000],
  ['ArrowDown', 15_000, 10_000],
  ['PageUp', 30_000, 40_000],
  ['PageDown', 10_000, 0],
  ['Home', 0, 0],
  ['End', 100_000, 100_000],
])('%s seeks, and prefetches the target of the next press', (key, sought, prepared) => {
  show();
  expect(fireEvent.keyDown(slider(), { key })).toBe(false);
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(sought);
  expect(onHover).toHaveBeenCalledExactlyOnceWith(prepared);
});

test('a key of the timeline does not reach the player, which would move as well', () => {
  show();
  const onKey = vi.fn();
  window.addEventListener('keydown', onKey);
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect(onKey).not.toHaveBeenCalled();
  fireEvent.keyDown(slider(), { key: 'n' });
  expect(onKey).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', onKey);
});

test('a screen reader gets the position and the length in seconds', () => {
  show(3_600_000);
  const values = ['valuemin', 'valuenow', 'valuemax'] as const;
  const shown = () => values.map((name) => slider().getAttribute(`aria-${name}`));
  expect(shown()).toEqual(['0', '20', '3600']);
  expect(slider().tabIndex).toBe(0);
  fireEvent.pointerDown(slider(), { clientX: 210, pointerId: 1 });
  expect(shown()).toEqual(['0', '3600', '3600']);
  // The event list leads to the same moments by keyboard.
  expect(document.querySelector('button')?.tabIndex).toBe(-1);
});

test('a drag continues outside of the timeline', () => {
  const capture = vi.spyOn(HTMLElement.prototype, 'setPointerCapture');
  show();
  fireEvent.pointerDown(slider(), { clientX: 60, pointerId: 7 });
  expect(capture).toHaveBeenCalledOnce();
});

test('other keys, and keys with Shift, are not handled', () => {
  show();
  expect(fireEvent.keyDown(slider(), { key: 'a' })).toBe(true);
  expect(fireEvent.keyDown(slider(), { key: 'ArrowRight', shiftKey: true })).toBe(true);
  expect(onSeek).not.toHaveBeenCalled();
});

test('hovering shows the time, and a nearby problem', () => {
  show();
  fireEvent.pointerMove(slider(), { clientX: 107 });
  expect(onHover).toHaveBeenLastCalledWith(48_500);
  screen.getByText('0:48 Rage click');
  fireEvent.pointerMove(slider(), { clientX: 106 });
  screen.getByText('0:48');
  fireEvent.pointerMove(slider(), { clientX: 150 }); // a click is not a problem
  screen.getByText('1:10');
  fireEvent.pointerLeave(slider());
  expect(screen.queryByText('1:10')).toBeNull();
});

test('a drag previews and prefetches its position without seeking, and seeks once when it ends', () => {
  show();
  fireEvent.pointerDown(slider(), { clientX: 60, pointerId: 1 });
  expect(slider().getAttribute('aria-valuenow')).toBe('25');
  fireEvent.pointerMove(slider(), { clientX: 500 });
  expect(slider().getAttribute('aria-valuenow')).toBe('100');
  expect(onHover.mock.calls).toEqual([[25_000], [100_000]]);
  fireEvent.pointerUp(slider(), { clientX: 0 });
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(0);
  expect(slider().getAttribute('aria-valuenow')).toBe('20');
});

test('a drag that is cancelled changes nothing', () => {
  show();
  fireEvent.pointerDown(slider(), { clientX: 60, pointerId: 1 });
  fireEvent.pointerCancel(slider());
  expect(slider().getAttribute('aria-valuenow')).toBe('20');
  expect(onSeek).not.toHaveBeenCalled();
});

test('a timeline that has no width yet seeks to its start', () => {
  show();
  vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(10, 0, 0, 36));
  fireEvent.pointerMove(slider(), { clientX: 10 });
  expect(onHover).toHaveBeenLastCalledWith(0);
});

test('a mark seeks to its time, and prefetches it on hover', () => {
  show();
  const mark = document.querySelector('button') as HTMLElement;
  fireEvent.pointerEnter(mark);
  expect(onHover).toHaveBeenCalledWith(50_000);
  fireEvent.click(mark);
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(50_000);
  expect(mark.style.left).toBe('50%');
  expect((document.querySelector('[data-idle]') as HTMLElement).style.left).toBe('30%');
  expect((document.querySelector('[data-idle]') as HTMLElement).style.width).toBe('10%');
});

test('in a recording without a duration, all marks are at the start', () => {
  show(0);
  expect((document.querySelector('button') as HTMLElement).style.left).toBe('0%');
});

test('the next recording plays after five seconds, unless it is cancelled', () => {
  vi.useFakeTimers();
  const [onPlay, onCancel] = [vi.fn(), vi.fn()];
  const { unmount } = render(<NextRecording {...{ onPlay, onCancel }} />);
  const second = () => act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status').textContent).toContain('5');
  for (let passed = 0; passed < 4; passed += 1) second();
  expect(screen.getByRole('status').textContent).toContain('1');
  expect(onPlay).not.toHaveBeenCalled();
  second();
  expect(onPlay).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button'));
  expect(onCancel).toHaveBeenCalledOnce();
  unmount();
});
