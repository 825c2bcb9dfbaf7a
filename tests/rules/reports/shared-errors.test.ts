import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

/** A library reports two faults with one message: a failed click on one page, a failed request on another one. */
const sharedMessage = (alone: number) => {
  const about = 'Request failed with status code # (vendor.js)';
  const error = (page: string) => signal('javascript-error', page, { about, atMs: 20_000 });
  const clicked = { element: element('See all dates'), atMs: 20_000 };
  const digests = visits(0, 9, (n) => {
    if (n < 5)
      return visit(n, {
        page: '/courses',
        signals: [signal('dead-click', '/courses', clicked), error('/courses')],
      });
    const failed = signal('failed-request', '/kiln', { about: '/status 500', atMs: 20_000 });
    return visit(n, {
      page: '/kiln',
      signals: n < 10 - alone ? [failed, error('/kiln')] : [error('/kiln')],
    });
  });
  return composeReport(reportInput({ digests })).facts.issues;
};

test('an error with one message that two problems explain together is no third issue', () => {
  expect(
    sharedMessage(2)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['dead-click', 'failed-request']);
  expect(sharedMessage(3).map(({ kind }) => kind)).toContain('javascript-error');
});

test('an error that two problems explain together is the cause of the dead control', () => {
  const [click] = sharedMessage(0).filter(({ kind }) => kind === 'dead-click');
  expect(click).toMatchObject({ cause: { kind: 'javascript-error' } });
  const [request] = sharedMessage(0).filter(({ kind }) => kind === 'failed-request');
  expect(request).not.toHaveProperty('cause');
});
