import { expect, test } from 'vitest';
import type { TrackerEvents } from '../../../lambdas/contract/tracker.ts';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home } from '../../factories/signals.ts';

const FIELD = { role: 'textbox', label: 'Code', selector: '#code', tag: 'input', editable: true };

/** Types into a field until 3 s and clicks a button at 4 s, whose request is all that happens. */
const sends = (
  entry: Partial<TrackerEvents['rv:field']> = {},
  between: (visit: RecordingBuilder) => RecordingBuilder = (visit) => visit,
  saves = true,
) => {
  const visit = home().click(1_000, FIELD, { id: 8 });
  fill(visit, 3_000, '#code', { form: '', has_submit: false, typed: true, ...entry });
  return between(visit)
    .click(4_000)
    .emit(4_300, 'rv:reaction', { kind: 'request', ago_ms: 295, ...(saves && { saves }) });
};
test.each<[string, boolean, RecordingBuilder]>([
  ['typed into the field', true, sends()],
  ['typed nothing', false, sends({ hesitation_ms: 0, input_ms: 0 })],
  ['chose an option', false, sends({ typed: false })],
  ['typed into a search box', false, sends({ search: true })],
  ['typed before the click on the field', false, sends({ idle_ms: 2_001 })],
  [
    'clicked something else',
    false,
    sends({}, (visit) => visit.click(3_500, { label: 'Other' }, { id: 9 }).mutate(3_510)),
  ],
  ['only looked something up', false, sends({}, undefined, false)],
])('a quiet click sends an entry if the visitor %s: %s', (_, isEntry, visit) => {
  const { quietClicks = [] } = digestOfVisit(visit.until(20_000));
  expect(quietClicks.map((click) => click.entered === true)).toEqual([isEntry]);
});
