import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import type { ReportIssue } from '../../../lambdas/contract/report-issue.ts';
import { ClipList } from '../../../web/app/insights/clip-list.tsx';
import { Queries } from '../../../web/app/lib/query.tsx';
import { IssueCard } from '../../../web/app/reports/issue/issue-card.tsx';
import { reportIssue } from '../../factories/report.ts';
import { server } from '../../fakes/server.ts';
import { Tab, tabAt } from '../tab.tsx';
import '../app.tsx';

function show(issue: Partial<ReportIssue>, isFirst = false) {
  render(
    <Tab history={tabAt('/daily-insights/1')}>
      <Queries>
        <IssueCard
          issue={reportIssue(issue)}
          Clip={({ evidence }) => <p>Playing {evidence.session_id}</p>}
          {...{ date: '2026-11-20', day: '2026-11-19', answer: undefined, isFirst }}
        />
      </Queries>
    </Tab>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const clips = ['s1', 's2', 's3'].map((session_id) => ({ session_id, start_ms: 0, end_ms: 9_000 }));

test('an issue with several clips plays one and leads to the others in a circle', () => {
  show({ evidence: clips });
  expect(screen.queryByRole('button', { name: 'Next clip' })).toBeNull();
  press('Watch the 9-second clip');
  screen.getByText('Playing s1');
  screen.getByText('Clip 1 of 3');
  for (const [name, clip, place] of [
    ['Next clip', 's2', 'Clip 2 of 3'],
    ['Next clip', 's3', 'Clip 3 of 3'],
    ['Next clip', 's1', 'Clip 1 of 3'],
    ['Previous clip', 's3', 'Clip 3 of 3'],
    ['Previous clip', 's2', 'Clip 2 of 3'],
  ] as const) {
    press(name);
    screen.getByText(`Playing ${clip}`);
    screen.getByText(place);
  }
  press('Close the clip');
  expect(screen.queryByText(/^Playing/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next clip' })).toBeNull();
});

test('an issue with one clip leads to no others, and one without has no button', () => {
  show({ evidence: clips.slice(0, 1) });
  const watch = screen.getByRole('button', { name: 'Watch the 9-second clip' });
  expect(watch.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(watch);
  expect(watch.getAttribute('aria-expanded')).toBe('true');
  screen.getByText('Playing s1');
  expect(screen.queryByRole('button', { name: 'Next clip' })).toBeNull();
  document.body.replaceChildren();
  show({ evidence: [] });
  expect(screen.queryByRole('button', { name: /Watch/ })).toBeNull();
});

test('only the first issue has the primary button', () => {
  const isPrimary = () =>
    screen.getByRole('button', { name: /Watch/ }).classList.contains('bg-accent');
  show({});
  expect(isPrimary()).toBe(false);
  document.body.replaceChildren();
  show({}, true);
  expect(isPrimary()).toBe(true);
});

test.each([
  [9_999, /^\/cart · Left right after$/],
  [10_000, /^\/cart · (?!Left)/],
])(
  'a visitor who left less than ten seconds after the clip is shown as left right after: %d ms',
  (stayed_ms, details) => {
    server.reject(getRecording, 'recording-gone');
    const visit = { device: 'phone', browser: 'Safari', country: null, page: '/cart', stayed_ms };
    const evidence = { session_id: 's1', start_ms: 1_000, end_ms: 9_700, visit } as never;
    render(
      <Tab history={tabAt('/issues/1')}>
        <Queries>
          <ClipList title="Apply" clips={[{ day: '2026-11-19', evidence }]} />
        </Queries>
      </Tab>,
    );
    const lines = [...document.querySelectorAll('li span span')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(lines[0]).toBe('Nov 19, 2026 · 8 seconds');
    expect(lines[1]).toMatch(details);
  },
);
