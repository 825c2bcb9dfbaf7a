import { expect, test } from 'vitest';
import { outcomeOf } from '../../lib/local/reports/outcome.ts';

const connected = { connectedAt: '2026-11-20T10:00:00.000Z', next: '2026-11-21' };

test('requesting a report shows that it was sent, when the next is due, or that no website is connected', () => {
  const sent = { ...connected, next: '2026-11-22' };
  const unconnected = { next: '1970-01-01' };
  expect([
    outcomeOf(connected, sent),
    outcomeOf(sent, sent),
    outcomeOf(unconnected, unconnected),
    outcomeOf(connected, undefined),
  ]).toEqual([
    'sent: the next one is for 2026-11-22',
    'no report due: the next one is for 2026-11-22',
    'no report: no website is connected',
    'no report: no website is connected',
  ]);
});
