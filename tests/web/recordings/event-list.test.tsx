import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Playback } from '../../../web/app/recordings/playback/playback.ts';
import { EventList } from '../../../web/app/recordings/player/event-list.tsx';
import type { Moment } from '../../../web/app/recordings/timeline/moments.ts';
import { Timeline } from '../../../web/app/recordings/timeline/timeline.tsx';
import { played } from './played.ts';

const playback = { onChange: () => () => {}, getState: () => ({ atMs: 0 }) } as unknown as Playback;
afterEach(() => vi.restoreAllMocks());
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

test.each([
  ['Console 0', 'No script errors in this session.'],
  ['Network 0', 'No failed requests in this session.'],
  ['Problems 0', 'No problems found in this session.'],
  ['Pages 0', 'No matching events'],
])('without events, the lane %s says “%s”', (name, text) => {
  render(<EventList playback={playback} moments={[click]} />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getAllByRole('button', { pressed: true }).map((each) => each.textContent)).toEqual([
    name,
  ]);
  screen.getByText(text);
});

test('two equal events of one moment are both listed, and both filtered out', () => {
  const failed: Moment = {
    ...click,
    kind: 'request',
    text: 'Request failed: /api/cart',
    lane: 'network',
    isProblem: true,
  };
  render(
    <>
      <Timeline atMs={0} totalMs={2_000} idle={[]} marks={[failed, failed]} onSeek={() => {}} />
      <EventList playback={playback} moments={[failed, failed, click]} />
    </>,
  );
  expect(screen.getAllByText(failed.text)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Actions 1' }));
  expect(screen.queryByText(failed.text)).toBeNull();
});

/** A list of three lines of 40 pixels, 100 pixels below the start of the page. */
function stubLayout() {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0);
    return 0;
  });
  const line = (element: HTMLElement) =>
    [...(element.parentElement?.children ?? [])].indexOf(element);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.localName === 'ol' ? 100 : 100 + line(this) * 40;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(120);
}

test('the list scrolls only as far as needed to show the current event', () => {
  stubLayout();
  const playback = played();
  const moments = Array.from({ length: 10 }, (_, second) => ({ ...click, atMs: second * 1_000 }));
  render(<EventList playback={playback} moments={moments} />);
  const topAt = (second: number) => {
    playback.at(second * 1_000);
    return screen.getByRole('list').scrollTop;
  };
  // A third of the list stays above an event that was below it.
  expect([5, 4, 6].map(topAt)).toEqual([160, 160, 160]);
  expect(topAt(7)).toBe(240);
  expect(topAt(5)).toBe(160);
  screen.getByRole('button', { name: /^0:09/ }).focus();
  expect(topAt(9)).toBe(160);
});
