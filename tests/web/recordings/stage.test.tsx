import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Playback, type Source } from '../../../web/app/recordings/playback/playback.ts';
import { Stage } from '../../../web/app/recordings/player/stage.tsx';
import '../browser.ts';
import { stubElementSize } from './element-size.ts';

const noParts = {
  parts: [],
  load: () => Promise.reject(new Error('offline')),
} as unknown as Source;

/** A playback that stays in one state. */
const pausedAt = (state: Partial<ReturnType<Playback['getState']>>) => {
  const playback = new Playback(noParts, 0, 1_000);
  const now = { ...playback.getState(), ...state };
  return Object.assign(playback, { getState: () => now, mount: () => () => {} });
};

test.each([
  [{ width: 1_600, height: 800 }, '2 / 1'],
  [undefined, ''],
])('a missing part keeps the size of a stage of %j, so nothing below it moves', (size, ratio) => {
  render(<Stage playback={pausedAt({ status: 'broken', size })} onRetry={() => {}} />);
  const frame = screen.getByRole('img').parentElement?.parentElement;
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(frame?.style.aspectRatio).toBe(ratio);
});

test('the recorded page is scaled down to the room that the stage has, and never up', () => {
  const setSize = stubElementSize();
  const size = { width: 1_600, height: 800 };
  render(<Stage playback={pausedAt({ status: 'paused', size })} onRetry={() => {}} />);
  const scale = () => screen.getByRole('img').style.scale;
  setSize(800, 600);
  expect(scale()).toBe('0.5');
  setSize(1_600, 200);
  expect(scale()).toBe('0.25');
  setSize(3_200, 1_600);
  expect(scale()).toBe('1');
});
