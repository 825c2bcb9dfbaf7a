import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const form = '#main > div:nth-of-type(2) > form';
const below = '#main > div:nth-of-type(3) > form';
const chosen = { form, input_ms: 0, hesitation_ms: 80 };

test.each<[string, number, (visit: RecordingBuilder) => RecordingBuilder]>([
  ['corrects an option of it', 0, (visit) => fill(visit, 9_000, '#adult', { ...chosen })],
  [
    'corrects it below a message',
    0,
    (visit) => fill(visit, 9_000, '#adult', { ...chosen, form: below }),
  ],
  ['leaves', 1, (visit) => visit],
  ['sends it again', 1, (visit) => visit.emit(9_000, 'rv:submit', { form, label: 'Continue' })],
  [
    'fills in another form',
    1,
    (visit) => fill(visit, 9_000, '#mail', { ...chosen, form: '#news' }),
  ],
])(
  'going back quickly to a step of a form that was sent, where the visitor %s: %i quick-backs',
  (_, count, then) => {
    const visit = fill(home(), 1_800, '#student', chosen).click(2_000, { submits: true });
    visit.emit(2_001, 'rv:submit', { form, label: 'Continue' }).page(2_400, '/details');
    visit.click(4_000, { link: 'page', submits: false }).page(4_300, '/');
    expect(signals(then(visit).until(30_000), 'quick-back')).toHaveLength(count);
  },
);

test('going back from a search result to search again is a quick-back', () => {
  const visit = fill(home(), 1_800, '#needle', { form, search: true }).click(2_000);
  visit
    .emit(2_001, 'rv:submit', { form, label: 'Find' })
    .page(2_400, '/found')
    .page(5_000, '/', 'back-forward');
  expect(
    signals(fill(visit, 9_000, '#needle', { form, search: true }).until(30_000), 'quick-back'),
  ).toHaveLength(1);
});

test('going straight back to a step from an earlier one that a link opened is a quick-back', () => {
  const link = { tag: 'a', role: 'link', link: 'page' } as const;
  const visit = home().page(1_000, '/book/step-3').click(2_000, link);
  visit.page(2_100, '/book/step-1', 'push').page(4_100, '/book/step-3', 'pop');
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(1);
});

test.each<[string, number, readonly [string, string]]>([
  ['from step 4 to step 1 and on again', 0, ['/new-site-step-4', '/new-site-step-1']],
  ['from step 2 to step 1 and on again', 0, ['/book/step-2', '/book/step-1']],
  ['from step 1 to step 2 and back', 1, ['/book/step-1', '/book/step-2']],
  ['from a step to one of another form', 1, ['/book/step-2', '/join/step-1']],
  ['between pages with numbers that are no steps', 1, ['/plan-4', '/plan-1']],
])('going %s: %i quick-backs', (_, count, [from, there]) => {
  const link = { tag: 'a', role: 'link', link: 'page' } as const;
  const visit = home().page(1_000, from).click(2_000, link).page(2_100, there, 'push');
  visit.click(4_000, link).page(4_100, from, 'push');
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(count);
});
