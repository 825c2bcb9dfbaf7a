import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import { type RecordingBuilder, recording } from '../../factories/recording.ts';
import { signals } from '../../factories/signals.ts';

/** Loads a page with these texts. */
function load(visit: RecordingBuilder, ms: number, page: string, texts: readonly string[]) {
  const viewport = [1_000, 800] as const;
  const nodes = texts.map((textContent, index) => ({ id: 10 + index, type: 3, textContent }));
  const body = { id: 5, type: 2, tagName: 'body', attributes: {}, childNodes: nodes };
  visit.at(ms, 4, { href: `https://shop.example${page}`, width: 1_000, height: 800 });
  visit.at(ms + 1, 2, { node: { id: 1, type: 0, childNodes: [body] } });
  const rest = { title: '', referrer: 'https://shop.example/', page_height: 900 };
  return visit.emit(ms, 'rv:page', { page, kind: 'load', viewport, ...rest });
}

const form = '#main > form';
const ANSWERS = ['#organization', '#contact', '#travelers', '#plans'];
const PAGE = ['Groups', 'We answer soon', 'Harbor – Old Town'];
/** What the visitor typed is masked wherever a later page shows it. */
const MASKED = ['Groups', 'We answer soon', 'Harbor – ***** *****'];

interface Attempt {
  readonly fields?: readonly string[];
  readonly label?: string;
  readonly search?: boolean;
  /** The page that comes back. */
  readonly to?: string;
  readonly texts?: readonly string[];
  /** A script adds a text to the page that comes back. */
  readonly toast?: boolean;
}

/** A visit to a form that is sent every fifteen seconds. */
function visitWith(attempts: readonly Attempt[], before = PAGE): RecordingBuilder {
  const visit = load(recording(), 0, '/groups', before);
  for (const [index, attempt] of attempts.entries()) {
    const at = 1_000 + index * 15_000;
    const { fields = ANSWERS, label = 'Send request', search = false } = attempt;
    for (const [place, field] of fields.entries())
      fill(visit, at + 1_000 + place * 1_500, field, { form, search });
    visit.click(at + 12_000, { selector: '#send', label, submits: true });
    visit.emit(at + 12_001, 'rv:submit', { form, label });
    load(visit, at + 12_500, attempt.to ?? '/groups', attempt.texts ?? PAGE);
    const node = { id: 90, type: 3, textContent: 'Thank you!' };
    if (attempt.toast) visit.change(at + 13_000, { adds: [{ parentId: 5, nextId: null, node }] });
  }
  return load(visit, 55_000, '/help', ['Help']).until(60_000);
}
const twice = (attempt: Attempt) => [attempt, attempt];

test.each<[string, number, readonly Attempt[]]>([
  ['empty twice', 1, twice({})],
  ['empty twice, with the typed words masked', 1, twice({ texts: MASKED })],
  ['empty twice, with an optional field less', 1, [{}, { fields: ANSWERS.slice(1) }]],
  ['empty once', 0, [{}]],
  ['empty twice, and then leads on', 0, [{}, {}, { to: '/thanks' }]],
  ['twice with a message', 0, twice({ texts: [...PAGE, 'Thank you!'] })],
  ['twice with a message that a script adds', 0, twice({ toast: true })],
  ['twice with a message and masked words', 0, twice({ texts: [...MASKED, 'Thank you!'] })],
  [
    'twice with a message in place of a text',
    0,
    twice({ texts: ['Thank you!', ...PAGE.slice(1)] }),
  ],
  [
    'with one more comment each time',
    0,
    [{ texts: [...PAGE, '*****'] }, { texts: [...PAGE, '*****', '*****'] }],
  ],
  [
    'with the newest comment in place of the oldest',
    0,
    [{ texts: ['Groups', '*****', 'We answer soon'] }, { texts: ['Groups', '*****', '*****'] }],
  ],
  ['twice, as a search', 0, twice({ search: true })],
  ['twice, as filters', 0, twice({ label: 'Show results' })],
  ['twice, with masked words, as filters', 0, twice({ label: 'Show', texts: MASKED })],
  ['twice, with two fields', 0, twice({ fields: ANSWERS.slice(0, 2) })],
  [
    'twice, with masked words and two fields',
    0,
    twice({ fields: ANSWERS.slice(2), texts: MASKED }),
  ],
  ['twice, filled in once', 0, [{}, { fields: ['#plans'] }]],
])('a form that comes back %s: %i unfinished form', (_, count, attempts) => {
  expect(signals(visitWith(attempts), 'form-abandonment')).toHaveLength(count);
});

test.each([
  [1, 'the time', '09:14 AM', '9:15 AM'],
  [0, 'a price', '9.14', '9.15'],
  [0, 'a message with a time', '09:14 AM', 'We will call you at 09:15 AM'],
])('%i unfinished forms if only %s differs on a page that comes back', (count, _, sent, back) => {
  const visit = visitWith(twice({ texts: [...PAGE, back] }), [...PAGE, sent]);
  expect(signals(visit, 'form-abandonment')).toHaveLength(count);
});
