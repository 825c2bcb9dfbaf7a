import { expect, test } from 'vitest';
import { fill, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

test('an unfinished form names its last field without the message that its label contains later', () => {
  const named = (label: string) => ({ field: { role: 'textbox', label, selector: '#plate' } });
  const filled = fill(fill(home(), 5_000, '#name'), 8_000, '#plate', named('Number plate'));
  const visit = fill(filled, LAST, '#plate', named('Number plate Please enter a valid value.'));
  const [left] = signals(visit.until(60_000), 'form-abandonment');
  expect(left?.about).toBe('Number plate');
});

test.each([
  ['Phone', 'Phone'],
  ['', undefined],
])('an unfinished form whose last field has the label “%s” names %s', (label, about) => {
  const visit = fill(fill(home(), 5_000, '#name'), LAST, 'input[name="file"]', {
    field: { role: 'textbox', label, selector: 'input[name="file"]' },
  });
  const [left] = signals(visit.until(60_000), 'form-abandonment');
  expect(left?.element?.selector).toBe('input[name="file"]');
  expect(left?.about).toBe(about);
});

const choose = { label: 'Choose a photo', selector: '#choose' };
const file = {
  field: { role: 'textbox', label: '', selector: 'input[name="file"]' },
  ...{ input_ms: 0, refills: 1 },
};
const started = () => fill(home(), 5_000, '#name', { typed: true });

test.each<[string, string | undefined, RecordingBuilder]>([
  ['that a button opened', 'Choose a photo', started().click(7_000, choose)],
  [
    'whose button was clicked before another',
    'Other file',
    started().click(6_000, choose).click(7_000, { label: 'Other file', selector: '#other' }),
  ],
  ['after a click on a link', undefined, started().click(7_000, { ...choose, link: 'page' })],
  [
    'on the page after that of the button',
    undefined,
    started().click(6_000, choose).page(6_500, '/next', 'push'),
  ],
  [
    'whose button was clicked before another field was filled in',
    undefined,
    fill(home().click(4_500, choose), 5_000, '#name', { typed: true }),
  ],
])('an unfinished form whose last entry is a file %s names %s', (_, about, visit) => {
  const [left] = signals(
    fill(visit, LAST, 'input[name="file"]', file).until(60_000),
    'form-abandonment',
  );
  expect(left?.about).toBe(about);
});

test('a field without a name that the visitor typed into is not named by the button of the step before it', () => {
  const visit = started().click(6_000, { label: 'Continue', selector: '#continue' });
  const code = { field: { ...file.field, selector: '#code' }, typed: true };
  const [left] = signals(fill(visit, LAST, '#code', code).until(60_000), 'form-abandonment');
  expect(left?.element?.selector).toBe('#code');
});
