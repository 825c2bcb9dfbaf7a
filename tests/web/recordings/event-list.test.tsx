import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Playback } from '../../../web/app/recordings/playback/playback.ts';
import { EventList } from '../../../web/app/recordings/player/event-list.tsx';
import type { Moment } from '../../../web/app/recordings/timeline/moments.ts';

const playback = { onChange: () => () => {}, getState: () => ({ atMs: 0 }) } as unknown as Playback;
const click: Moment = {
  atMs: 1_000,
  kind: 'click',
  text: 'Clicked “Mugs”',
  lane: 'actions',
  isProblem: false,
};

test('a visit without events does not show “no matching events”', () => {
  const { rerender } = render(<EventList playback={playback} moments={[]} />);
  screen.getByText('Nothing to list so far');
  rerender(<EventList playback={playback} moments={[click]} />);
  expect(screen.queryByText('Nothing to list so far')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pages 0' }));
  screen.getByText('No matching events');
  fireEvent.click(screen.getByRole('button', { name: 'All 1' }));
  fireEvent.change(screen.getByLabelText('Search what happened'), { target: { value: 'bowls' } });
  screen.getByText('No matching events');
});
