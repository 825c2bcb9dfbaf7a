import { expect, test } from 'vitest';
import { feedbackPage } from '../../../lambdas/emails/pages/feedback-page.ts';
import { publicPage, redirectPage } from '../../../lambdas/emails/pages/public-page.ts';
import { frequencyOf, pagesOf } from '../../../lambdas/emails/pages/unsubscribe-page.ts';

const formsOf = (body: string) =>
  [...body.matchAll(/<form method="post" action="([^"]*)"/g)].map(([, action]) => action);

test('a page has a form for each of its buttons, and none without one', () => {
  const text = { title: 'Report', lead: 'Gone' };
  expect(formsOf(publicPage(text).body)).toEqual([]);
  const button = { label: 'Stop', action: '/stop' };
  const others = [{ label: 'Less', action: '/less' }];
  expect(formsOf(publicPage({ ...text, button, others }).body)).toEqual(['/stop', '/less']);
  expect(publicPage(text).status).toBe(200);
  expect(publicPage(text, 404).status).toBe(404);
});

test('a page shows its note, and markup in a title or action is text', () => {
  const hostile = '"><script>alert(1)</script>';
  const button = { label: hostile, action: hostile };
  const { body } = publicPage({ title: hostile, lead: hostile, note: 'A note.', button });
  expect(body).not.toContain('<script');
  expect(body).toContain('<p>A note.</p>');
});

test('an emailed link continues with and without scripts', () => {
  const page = { title: 'Report', lead: 'Opening', link: 'Open', target: 'https://a.example/?a&b' };
  const { status, headers, body } = redirectPage(page, 'sha256-x');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("script-src 'sha256-x'");
  expect(body).toContain('href="https://a.example/?a&#38;b"');
  expect(body).toContain('content="0;url=https://a.example/?a&#38;b"');
});

test.each([
  ['weekdays', 'weekdays'],
  ['mondays', 'mondays'],
  ['daily', undefined],
  ['never', undefined],
  [undefined, undefined],
])('a button of the unsubscribe page that asks for %s selects %s', (requested, rhythm) => {
  expect(frequencyOf(requested)).toBe(rhythm);
});

test('unsubscribing asks for confirmation, offers fewer emails, and can be undone', () => {
  const pages = pagesOf({ email: 'bob@example.com', domain: 'shop.example', action: '/u/token' });
  expect(formsOf(publicPage(pages.question).body)).toEqual([
    '/u/token',
    '/u/token?rhythm=weekdays',
    '/u/token?rhythm=mondays',
  ]);
  expect(formsOf(publicPage(pages.done).body)).toEqual(['/u/token?again=yes']);
  // Not the next one: the recipient may have chosen some days only.
  expect(pages.resumed.lead).toBe('bob@example.com gets reports again.');
  for (const done of [pages.less('mondays'), pages.resumed])
    expect(formsOf(publicPage(done).body)).toEqual([]);
});

test('only a page about a fix states that the issue stays watched', () => {
  const note = (verdict: 'useful' | 'not-a-problem' | 'fixed') => {
    const issue = { title: 'A button' };
    const about = { verdict, day: '2026-11-22', severity: 'minor', issue } as const;
    return feedbackPage(about, '/f').note;
  };
  expect(note('fixed')).toContain('watching');
  expect([note('useful'), note('not-a-problem')]).toEqual([undefined, undefined]);
});
