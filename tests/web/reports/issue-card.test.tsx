import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReportIssue } from '../../../lambdas/contract/report-issue.ts';
import { Queries } from '../../../web/app/lib/query.tsx';
import { IssueCard } from '../../../web/app/reports/issue/issue-card.tsx';
import { reportIssue } from '../../factories/report.ts';
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
