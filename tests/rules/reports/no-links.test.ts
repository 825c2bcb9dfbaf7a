import { expect, test } from 'vitest';
import { recoveryMail } from '../../../lambdas/accounts/account.mail.tsx';
import { provenName } from '../../../lambdas/accounts/profile/profile.ts';
import { cleanLabel, personName } from '../../../lambdas/contract/rules/plain-text.ts';
import { copyFor } from '../../../lambdas/emails/delivery/recipient-copy.ts';
import { normalizePath } from '../../../lambdas/recordings/analysis/path.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { forgedTexts, linksIn } from '../../factories/found-links.ts';
import { withoutIsolates } from '../../factories/isolates.ts';

const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/u;

test('the check finds what email clients link, and ignores files and decimals', () => {
  expect(linksIn('see evil.com and a@b.com, +1 (555) 010-0199')).not.toEqual([]);
  expect(linksIn('evil。com')).not.toEqual([]);
  expect(linksIn('7.9 seconds in cart.js, 1,234 visitors')).toEqual([]);
});

test.each(forgedTexts)(
  'a report never turns %j into a link, as label, path, error, field or name',
  (forged) => {
    const page = normalizePath(`/${forged}`);
    const digests = visits(0, 5, (n) =>
      visit(n, {
        page,
        pages: [seen(page)],
        signals: [
          signal('rage-click', page, {
            element: { role: 'button', label: forged, selector: 'b' },
            count: 7,
            strong: true,
          }),
          signal('javascript-error', page, { about: forged, atMs: 90_000, count: 1 }),
          signal('failed-request', page, { about: `/${forged} 500`, atMs: 120_000, count: 500 }),
          signal('form-abandonment', page, { about: forged, atMs: 150_000, count: 2 }),
          signal('quick-back', '/', { about: page, atMs: 180_000, count: 900 }),
        ],
      }),
    );
    const { facts, summary } = composeReport(
      reportInput({ owner: { first_name: forged }, digests }),
    );
    expect(facts.issues.length).toBeGreaterThanOrEqual(4);
    const words = [...narrate(facts, summary).flatMap((each) => [each.title, ...each.sentences])];
    const texts = [...textsIn(summary), ...words];
    expect(texts.flatMap(linksIn)).toEqual([]);
    expect(texts.filter((text) => invisible.test(withoutIsolates(text)))).toEqual([]);
  },
);

/** All strings of a summary except our ids, kinds and dates. */
function textsIn(value: unknown, key = ''): string[] {
  if (['fingerprint', 'session_id', 'kind', 'onset', 'analysis_date', 'timezone'].includes(key))
    return [];
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

test('an email to an unproven address contains no name, and no name contains a link', async () => {
  const unproven = {
    id: 'o',
    email: 'v@example.com',
    first_name: 'Pay at evil.com',
    last_name: '',
    company: '',
    job_role: '',
    website: '',
    timezone: '',
    created_at: '',
    updated_at: '',
  };
  expect(provenName(unproven)).toBe('');
  expect(provenName({ ...unproven, email_verified_at: '2026-11-19' })).toBe('Pay at evil·com');
  for (const forged of forgedTexts) {
    expect(linksIn(personName(forged))).toEqual([]);
    expect(personName(forged)).not.toMatch(invisible);
    expect(personName(personName(forged))).toBe(personName(forged));
  }
  const product = { appOrigin: 'https://app.example', postalAddress: 'Maine' };
  const mail = await recoveryMail({ address: 'v@example.com' }, product, 'x');
  expect(mail.text).toContain('Hi, ');
});

test('placeholders in a last name reach no member’s copy', () => {
  const about = {
    ownerFirstName: 'Kit',
    ownerName: personName('Kit \ue000 x \ue001'),
    domain: 'harborlane.example',
  };
  const written = {
    html: '<p>\ue000reason\ue001</p>',
    text: '\ue000reason\ue001',
    subject: '',
    links: [],
    about,
  };
  const links = { click: () => '#', open: '#', unsubscribe: '#' };
  expect(copyFor(written, { role: 'member', isWeekly: false }, links).text).toContain('Kit x');
});

test.each([
  ['evil.test/login', 'evil·test/login'],
  ['it took 7.9 s', 'it took 7.9 s'],
  ['version 1.24.3', 'version 1.24.3'],
  ['cart.js of app.min.css', 'cart.js of app·min.css'],
  ['at a.1password', 'at a·1password'],
  ['at a.1-password', 'at a·1-password'],
  ['10.0.0.1', '10·0·0·1'],
  ['jo@mail', 'jo at mail'],
  ['https://evil', 'evil'],
  ['call +1 (555) 010-0199', 'call •••'],
  ['a'.repeat(41), `${'a'.repeat(39)}…`],
  ['a'.repeat(40), 'a'.repeat(40)],
  [`${'a'.repeat(38)} bc`, `${'a'.repeat(38)}…`],
])('the label %j becomes %j', (text, label) => {
  expect(cleanLabel(text)).toBe(label);
});
