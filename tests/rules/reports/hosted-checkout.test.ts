import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, home } from '../../factories/signals.ts';

const checkOut = { label: 'Check out', selector: 'button[name="checkout"]', submits: true };
const hidden = (recorded: RecordingBuilder, ms: number) =>
  recorded.emit(ms, 'rv:visibility', { visible: false });
const clicked = () => home().click(2_000, checkOut);

test.each<[string, true | undefined, RecordingBuilder]>([
  ['opens a checkout that is not recorded', true, hidden(clicked(), 3_200)],
  ['opens a recorded checkout', undefined, hidden(clicked(), 3_200).page(3_400, '/checkout')],
  ['does not open its checkout', undefined, hidden(clicked(), 20_000)],
  [
    'opens a checkout, after which another control is clicked',
    undefined,
    hidden(clicked().click(9_000), 9_500),
  ],
  [
    'selects the day of departure',
    undefined,
    hidden(home().click(2_000, { role: 'textbox', label: 'Check-out', editable: true }), 3_200),
  ],
  [
    'opens something to look at',
    undefined,
    hidden(home().click(2_000, { label: 'Check out our menu', link: 'page' }), 3_200),
  ],
  [
    'pays in a checkout',
    undefined,
    hidden(home().click(2_000, { label: 'Pay', selector: '#checkout > button' }), 3_200),
  ],
  [
    'opens another page that is not recorded',
    undefined,
    hidden(home().click(2_000, { submits: true }), 3_200),
  ],
])('a visit whose last click %s', (_, leftForCheckout, recorded) => {
  expect(digestOfVisit(recorded).leftForCheckout).toBe(leftForCheckout);
});

test.each([
  [undefined, 'critical', 3],
  [true as const, 'important', 0],
])('a dead control in the cart, left for the checkout: %s, is %s', (left, severity, ended) => {
  const dead = signal('dead-click', '/cart', { element: element('Update') });
  const more = { page: '/cart', signals: [dead], ...(left && { leftForCheckout: left }) };
  const digests = visits(0, 2, (n) => visit(n, more));
  const { facts } = composeReport(reportInput({ digests }));
  expect(facts.issues).toMatchObject([{ severity, sessionsLeft: ended }]);
});
