import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TrendDay } from '../../lambdas/contract/reports.ts';
import {
  playerSettings,
  rememberPlayerSettings,
} from '../../web/app/recordings/player/player-settings.ts';
import { weekOf } from '../../web/app/reports/week.ts';
import { Badge } from '../../web/app/ui/badge.tsx';
import { TextField } from '../../web/app/ui/form/field.tsx';
import { AuthPage } from '../../web/app/ui/layout/auth-page.tsx';
import { PageTitle } from '../../web/app/ui/layout/page-title.tsx';
import { Progress } from '../../web/app/ui/progress.tsx';

const paragraphs = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

test('a page title has a lead, or no empty line for it', () => {
  render(<PageTitle title="Team" lead="Who gets the report." />);
  expect(paragraphs()).toEqual(['Who gets the report.']);
  document.body.replaceChildren();
  render(<PageTitle title="Team" />);
  expect(paragraphs()).toEqual([]);
});

test('a field is described by its error and its hint, and by nothing else', () => {
  render(<TextField label="Name" hint="As in mails." error="Missing." />);
  const field = () => screen.getByLabelText('Name');
  const described = (field().getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Missing.',
    'As in mails.',
  ]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  document.body.replaceChildren();
  render(<TextField label="Name" />);
  expect(paragraphs()).toEqual([]);
  expect(field().getAttribute('aria-describedby')).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

test('a badge stays on one line, except for text of a website', () => {
  render(<Badge>Live</Badge>);
  expect(screen.getByText('Live').classList).toContain('whitespace-nowrap');
  render(<Badge wraps>Rage click on “Apply”</Badge>);
  expect(screen.getByText(/^Rage/).classList).toContain('wrap-anywhere');
});

test.each([
  [0, 100, 0, 'bg-accent'],
  [99, 100, 99, 'bg-accent'],
  [100, 100, 100, 'bg-important-mark'],
  [250, 100, 100, 'bg-important-mark'],
  [5, 0, 0, 'bg-accent'],
])('%d of %d fills the bar to %d percent', (value, max, percent, color) => {
  render(<Progress label="Sessions" value={value} max={max} />);
  const bar = screen.getByRole('progressbar', { name: 'Sessions' });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(percent));
  const filled = bar.firstElementChild as HTMLElement;
  expect([filled.style.width, filled.classList.contains(color)]).toEqual([`${percent}%`, true]);
});

test('a page outside of the app shows its form once the session is known', () => {
  render(
    <AuthPage title="Log in" lead="Welcome." isBusy>
      <button type="submit">Go</button>
    </AuthPage>,
  );
  expect(paragraphs()).not.toContain('Welcome.');
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  document.body.replaceChildren();
  render(
    <AuthPage title="Log in" lead="Welcome.">
      <button type="submit">Go</button>
    </AuthPage>,
  );
  expect(paragraphs()).toEqual(['Welcome.']);
  screen.getByRole('button', { name: 'Go' });
});

test('a page outside of the app has its icon above the title, or no empty space', () => {
  render(<AuthPage title="Check your email" icon={<img alt="Envelope" />} />);
  const icon = screen.getByRole('img', { name: 'Envelope' });
  expect(icon.parentElement?.nextElementSibling).toBe(screen.getByRole('heading'));
  document.body.replaceChildren();
  const { container } = render(<AuthPage title="Log in" />);
  expect(container.firstElementChild).toBe(screen.getByRole('heading'));
});

test('a player starts at normal speed, skips inactivity, and stores its settings', () => {
  const initial = { speed: 1, skips: true, playsNext: false };
  expect(playerSettings()).toEqual(initial);
  rememberPlayerSettings({ speed: 4 });
  rememberPlayerSettings({ skips: false, playsNext: true });
  expect(playerSettings()).toEqual({ speed: 4, skips: false, playsNext: true });
  rememberPlayerSettings({ speed: 3, skips: 'yes' as never, playsNext: 1 as never });
  expect(playerSettings()).toEqual(initial);
});

test('a week is the last seven days with their reports, and none before the first report', () => {
  const day = (n: number): TrendDay => ({ date: `2026-11-${10 + n}`, visitors: n, issues: 0 });
  const days = Array.from({ length: 9 }, (_, n) => day(n));
  const expected = { day: '2026-11-18', date: '2026-11-19' } as never;
  const week = weekOf({ days, reports: [expected] } as never);
  expect(week.days.map(({ date }) => date)).toEqual(days.slice(-7).map(({ date }) => date));
  expect(week.days.map(({ report }) => report)).toEqual([...Array(6).fill(undefined), expected]);
  expect(weekOf({ days, reports: [] } as never).days).toEqual([]);
});
