import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import { documentOf, type RecordingBuilder, recording } from '../../factories/recording.ts';
import { signals } from '../../factories/signals.ts';

/** Loads a page with so many lines; `undefined` records no snapshot. */
function load(visit: RecordingBuilder, ms: number, page: string, lines: number | undefined = 20) {
  const viewport = [1_000, 800] as const;
  visit.at(ms, 4, { href: `https://shop.example${page}`, width: 1_000, height: 800 });
  if (lines > 0) visit.at(ms + 1, 2, { node: documentOf(lines) });
  const rest = { title: '', referrer: 'https://shop.example/', page_height: 900 };
  return visit.emit(ms, 'rv:page', { page, kind: 'load', viewport, ...rest });
}

const FORM = '#main > div:nth-of-type(2) > form';
const BELOW_MESSAGE = '#main > div:nth-of-type(3) > form';
const APPLICATION = ['#name', '#email', '#phone', '#zip'];

interface Attempt {
  readonly fields: readonly string[];
  readonly form?: string;
  readonly label?: string;
  /** The page that comes back, and its number of lines. */
  readonly to?: string;
  readonly lines?: number;
  readonly search?: boolean;
  readonly byEnter?: boolean;
  /** Its button is clicked twice. */
  readonly isDouble?: boolean;
  /** A script adds a text to the page that comes back. */
  readonly toast?: boolean;
}

/** A visit to a form every ten seconds of which an attempt to send it starts; it ends with another page. */
function visitWith(attempts: readonly Attempt[], lines = 20): RecordingBuilder {
  const visit = load(recording(), 0, '/apply', lines);
  for (const [index, attempt] of attempts.entries()) {
    const at = 1_000 + index * 10_000;
    const { fields, form = FORM, label = 'Continue', search = false } = attempt;
    for (const [place, field] of fields.entries())
      fill(visit, at + 1_000 + place * 1_500, field, { form, search });
    if (!attempt.byEnter) visit.click(at + 8_000, { selector: '#next', label, submits: true });
    visit.emit(at + 8_001, 'rv:submit', { form, label });
    if (attempt.isDouble) visit.emit(at + 8_201, 'rv:submit', { form, label });
    load(visit, at + 8_500, attempt.to ?? '/apply', attempt.lines ?? lines);
    const text = { id: 900, type: 3, textContent: 'Not valid' };
    if (attempt.toast)
      visit.change(at + 9_000, { adds: [{ parentId: 5, nextId: null, node: text }] });
  }
  return load(visit, 55_000, '/help');
}
const unsent = (visit: RecordingBuilder) => signals(visit.until(60_000), 'form-abandonment');

const said = { form: BELOW_MESSAGE, lines: 21 };
const first: Attempt = { fields: APPLICATION, lines: 21 };
const third: Attempt = { ...said, fields: ['#phone', '#zip'] };
const second: Attempt = { ...said, fields: ['#zip'] };
const rejected = [first, second, third];
const each = (more: Partial<Attempt>) => rejected.map((attempt) => ({ ...attempt, ...more }));

test.each<[string, number, readonly Attempt[]]>([
  ['comes back with a message three times', 1, rejected],
  ['comes back three times after Enter', 1, each({ byEnter: true })],
  ['comes back three times, each time after two clicks', 1, each({ isDouble: true })],
  [
    'comes back three times with the same entries',
    1,
    [first, { ...second, fields: [] }, { ...third, fields: [] }],
  ],
  ['comes back twice', 0, rejected.slice(0, 2)],
  ['comes back twice after “Send”', 1, each({ label: 'Send' }).slice(0, 2)],
  [
    'comes back twice after “Send” and then leads on',
    0,
    [...each({ label: 'Send' }).slice(0, 2), { ...third, label: 'Send', to: '/thanks' }],
  ],
  [
    'comes back twice after “Send”, with all fields',
    0,
    each({ label: 'Send', fields: APPLICATION }).slice(0, 2),
  ],
  [
    'comes back twice after “Send”, with other texts',
    0,
    [
      { ...first, label: 'Send' },
      { ...second, label: 'Send', lines: 22 },
    ],
  ],
  [
    'comes back twice after “Send”, without an email address',
    0,
    [
      { ...first, label: 'Send', fields: ['#from', '#to', '#guests'] },
      { ...second, label: 'Send', fields: ['#to'] },
    ],
  ],
  ['comes back twice, and then leads on', 0, [first, second, { ...third, to: '/experience' }]],
  ['comes back three times, and then leads on', 0, [...rejected, { ...third, to: '/experience' }]],
  [
    'comes back with another text each time',
    0,
    rejected.map((attempt, index) => ({ ...attempt, lines: 21 + index })),
  ],
  ['comes back for the next item, with all fields', 0, each({ fields: APPLICATION })],
  [
    'comes back with other fields, as a wizard',
    0,
    [first, { ...second, fields: ['#a'] }, { ...third, fields: ['#b'] }],
  ],
  [
    'comes back without an email address or a button such as “Send”',
    0,
    [
      { ...first, fields: ['#from', '#to', '#guests'] },
      { ...second, fields: ['#to'] },
      { ...third, fields: ['#from'] },
    ],
  ],
  [
    'comes back as a login',
    0,
    [
      { ...first, fields: ['#email', '#password'] },
      { ...second, fields: ['#password'] },
      { ...third, fields: ['#password'] },
    ],
  ],
  [
    'comes back after each changed setting',
    0,
    [
      { ...first, fields: ['#email'] },
      { ...second, fields: ['#name'] },
      { ...third, fields: ['#zip'] },
    ],
  ],
])('a form that %s: %i unfinished form', (_, count, attempts) => {
  expect(unsent(visitWith(attempts))).toHaveLength(count);
});

test('a form that was returned again and again is one, with all its fields, and was submitted', () => {
  const [signal] = unsent(visitWith(rejected));
  expect(signal).toMatchObject({ page: '/apply', count: 4, submits: true, form: { isOpen: true } });
});

const code: Attempt = { fields: ['#code'], label: 'Apply' };
const codes = (more: Partial<Attempt> = {}) => [1, 2, 3].map(() => ({ ...code, ...more }));

test.each<[string, number, readonly Attempt[]]>([
  ['the same page three times', 1, codes()],
  [
    'the same page three times, once with a chat that a script adds',
    1,
    [code, { ...code, toast: true }, code],
  ],
  ['the same page twice', 0, codes().slice(1)],
  [
    'the same page twice for an email address',
    1,
    codes({ fields: ['#email', '#secret'] }).slice(1),
  ],
  [
    'the same page twice for an email address, and then the next one',
    0,
    [...codes({ fields: ['#email'] }).slice(1), { ...code, to: '/account' }],
  ],
  ['a message twice for an email address', 0, codes({ fields: ['#email'], lines: 21 }).slice(1)],
  ['the same page once for an email address', 0, codes({ fields: ['#email'] }).slice(2)],
  ['a message that a script adds each time', 0, codes({ toast: true })],
  [
    'a longer list each time',
    0,
    codes().map((attempt, index) => ({ ...attempt, lines: 21 + index })),
  ],
  ['a message', 0, codes({ lines: 21 })],
  [
    'the same page for another field each time',
    0,
    ['#a', '#b', '#c'].map((field) => ({ ...code, fields: [field] })),
  ],
  ['the same page for a search', 0, codes({ search: true })],
  [
    'the page with a message to which the form of another page led, for an email address',
    0,
    codes({ fields: ['#email', '#secret'], to: '/login', lines: 21 }),
  ],
  [
    'the same page to which a form with other fields led, for an email address',
    1,
    codes({ fields: ['#email', '#secret'], to: '/login' }).with(0, {
      fields: ['#email'],
      to: '/login',
    }),
  ],
  [
    'the same page three times, and then the next one',
    0,
    [...codes(), { ...code, to: '/checkout' }],
  ],
])('a code that brings back %s: %i unfinished form', (_, count, attempts) => {
  expect(unsent(visitWith(attempts))).toHaveLength(count);
});

test('a page whose texts were not recorded is not taken for the same page', () => {
  expect(unsent(visitWith(codes(), 0))).toEqual([]);
  expect(unsent(visitWith(each({ lines: 0 })))).toEqual([]);
});
