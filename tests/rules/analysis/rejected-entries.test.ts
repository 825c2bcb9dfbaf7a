import { expect, test } from 'vitest';
import { fill, isAbandoned } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

const MESSAGE = 'We cannot find a booking with this reference and name.';

interface Attempt {
  readonly fields: readonly string[];
  readonly said?: string;
  readonly state?: 'open' | 'gone' | 'emptied';
  /** A script checks the entries itself. */
  readonly isLocal?: boolean;
}
type Traits = Parameters<typeof fill>[3];
/** A visit to a form that a script sends every ten seconds; each field was typed into. */
function visitWith(attempts: readonly Attempt[], traits: Traits = {}): RecordingBuilder {
  const visit = home();
  for (const [index, { fields, said = MESSAGE, state = 'open', isLocal }] of attempts.entries()) {
    const at = 5_000 + index * 10_000;
    for (const [place, field] of fields.entries())
      fill(visit, at + place * 1_500, field, { typed: true, ...traits });
    const sentAt = at + 5_000;
    visit
      .click(sentAt, { selector: '#find', label: 'Find my booking', submits: true })
      .emit(sentAt + 1, 'rv:submit', { form: '#order', label: 'Find my booking' });
    if (index > 0) visit.write(sentAt + 5, 30, '');
    if (!isLocal)
      visit.emit(sentAt + 660, 'rv:reaction', { kind: 'request', ago_ms: 650, saves: true });
    visit
      .write(sentAt + 661, 30, said)
      .emit(sentAt + 1_500, 'rv:form', { form: '#order', state, after: 'submit' });
  }
  return visit;
}
const left = (visit: RecordingBuilder, selector = 'footer > a') =>
  visit.click(49_000, { selector, link: 'page', tag: 'a', role: 'link' }).page(49_500, '/ports');

const both = ['#reference', '#name'];
const rejected: readonly Attempt[] = [
  { fields: both },
  { fields: ['#reference'] },
  { fields: ['#name'] },
];
const saying = (...said: readonly string[]) =>
  rejected.map((each, index) => ({ ...each, said: said[index] ?? MESSAGE }));

test.each<[string, boolean, RecordingBuilder]>([
  ['rejects three times with one message', true, left(visitWith(rejected))],
  ['rejects twice', false, left(visitWith(rejected.slice(0, 2)))],
  [
    'rejects twice, with two corrections',
    false,
    left(visitWith([{ fields: [...both, '#date'] }, { fields: both }])),
  ],
  [
    'asks for another field each time',
    false,
    left(visitWith([{ fields: both }, { fields: ['#date'] }, { fields: ['#code'] }])),
  ],
  [
    'rejects three times without a request',
    false,
    left(visitWith(rejected.map((each) => ({ ...each, isLocal: true })))),
  ],
  [
    'accepts the first attempt and clears the form',
    false,
    left(visitWith(rejected.map((each, n) => (n === 0 ? { ...each, state: 'emptied' } : each)))),
  ],
  [
    'accepts at the third attempt',
    false,
    left(visitWith([...rejected.slice(0, 2), { fields: ['#name'], state: 'gone' }])),
  ],
  [
    'accepts at the third attempt, next to the form',
    false,
    left(visitWith(saying(MESSAGE, MESSAGE, 'Your booking'))),
  ],
  ['answers with another result each time', false, left(visitWith(saying('$12', '$14', '$15')))],
  [
    'repeats the typed words in its message',
    false,
    left(visitWith(saying('None for *****', 'None for *****', 'None for *****'))),
  ],
  [
    'finds nothing for other words',
    false,
    left(visitWith([1, 2, 3].map(() => ({ fields: both })))),
  ],
  ['is a search', false, left(visitWith(rejected, { search: true }))],
  ['has choices', false, left(visitWith(rejected, { typed: false }))],
  [
    'rejects a coupon three times',
    false,
    left(visitWith([1, 2, 3].map(() => ({ fields: ['#coupon'] })))),
  ],
  [
    'rejects a password three times',
    false,
    left(visitWith([{ fields: both }, { fields: ['#name'] }, { fields: ['#name'] }])),
  ],
  ['offers a link to another way', false, left(visitWith(rejected), 'main > a')],
])('a form whose page %s is abandoned: %s', (_, isLeft, visit) => {
  expect(isAbandoned(visit)).toBe(isLeft);
});
