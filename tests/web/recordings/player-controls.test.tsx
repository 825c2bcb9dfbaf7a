import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { playerSettings } from '../../../web/app/recordings/player/player-settings.ts';
import { Replay } from '../../../web/app/recordings/player/replay.tsx';
import type { Moment } from '../../../web/app/recordings/timeline/moments.ts';
import '../browser.ts';
import { played } from './played.ts';

const marks: readonly Moment[] = [20_000, 50_000, 80_000].map((atMs) => ({
  ...{ atMs, kind: 'click', text: `Clicked at ${atMs}`, lane: 'actions', isProblem: false },
}));
const show = () => {
  const playback = played();
  render(<Replay playback={playback} marks={marks} isPage />);
  return playback;
};
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.body, { key, shiftKey });
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the keys N and P seek to the next and previous event, and prepare the one after it', () => {
  const playback = show();
  playback.at(30_000);
  press('n');
  expect(playback.seek).toHaveBeenLastCalledWith(50_000);
  expect(playback.prefetch).toHaveBeenLastCalledWith(80_000);
  press('p');
  expect(playback.seek).toHaveBeenLastCalledWith(20_000);
  // No event is before it.
  expect(playback.prefetch).toHaveBeenCalledOnce();
});

test('after the last event, the key N leaves the position as it is', () => {
  const playback = show();
  playback.at(90_000);
  const onError = vi.fn();
  window.addEventListener('error', onError, { once: true });
  press('n');
  expect(onError).not.toHaveBeenCalled();
  window.removeEventListener('error', onError);
  expect(playback.seek).not.toHaveBeenCalled();
  expect(playback.prefetch).not.toHaveBeenCalled();
});

test('a key without an action in this player works as usual', () => {
  show();
  expect(press('j')).toBe(true);
});

test('arrow keys and buttons move by ten seconds', () => {
  const playback = show();
  press('ArrowLeft');
  press('ArrowRight');
  clickButton('Back 10 seconds');
  clickButton('Forward 10 seconds');
  expect(playback.step.mock.calls).toEqual([[-10_000], [10_000], [-10_000], [10_000]]);
});

test('the speed keys select the next speed, and the browser remembers it', () => {
  const playback = show();
  press('>', true);
  expect(playback.setSpeed).toHaveBeenLastCalledWith(2);
  expect(playerSettings().speed).toBe(2);
  press('<');
  expect(playback.setSpeed).toHaveBeenLastCalledWith(1);
  press('<');
  expect(playback.setSpeed).toHaveBeenLastCalledWith(0.5);
  expect(playerSettings().speed).toBe(0.5);
});

test('speed and skipping are set by their buttons, and the browser remembers them', () => {
  const playback = show();
  clickButton('4x');
  expect(playback.setSpeed).toHaveBeenLastCalledWith(4);
  fireEvent.click(screen.getByRole('switch', { name: 'Skip inactivity' }));
  expect(playback.setSkips).toHaveBeenLastCalledWith(false);
  expect(playerSettings()).toMatchObject({ speed: 4, skips: false });
});

test('the key ? lists the shortcuts that this player has', async () => {
  show();
  press('?', true);
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.getByText('Next or previous event')).toBeTruthy();
  // A player without other recordings.
  expect(screen.queryByText('Next or previous recording')).toBeNull();
});

test('a click on a control leaves the focus on the player, so that Space plays', () => {
  show();
  const player = screen.getByRole('region', { name: 'Replay' });
  expect(player.tabIndex).toBe(-1);
  const focus = vi.spyOn(player, 'focus');
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: '4x' }))).toBe(false);
  expect(document.activeElement).toBe(player);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('a click on the timeline focuses the timeline, whose keys seek', () => {
  show();
  expect(fireEvent.mouseDown(screen.getByRole('slider'))).toBe(true);
});

test('the player toggles full screen, and a browser may reject it', () => {
  const stub = (name: string, value: unknown, of: object = document) =>
    Object.defineProperty(of, name, { value, configurable: true });
  stub('fullscreenEnabled', true);
  try {
    show();
    const player = screen.getByRole('region', { name: 'Replay' });
    const [enter, exit] = [vi.fn(() => Promise.reject(new TypeError())), vi.fn(async () => {})];
    stub('requestFullscreen', enter, player);
    stub('exitFullscreen', exit);
    clickButton('Full screen');
    expect([enter, exit].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    stub('fullscreenElement', player);
    press('F', true);
    expect([enter, exit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  } finally {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
  }
});

test('the controls have no full screen button in a browser without full screen', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
});
