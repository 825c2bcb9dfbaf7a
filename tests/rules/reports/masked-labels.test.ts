import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

const button = (label: string, selector: string) => ({ role: 'button', label, selector });

test.each([
  ['Send *****', '#send', 1],
  ['***** message', '#send', 1],
  ['Send *****', '#other', 2],
  ['Save *****', '#send', 2],
])('clicks on “Send message” and on “%s” at %s are %i issues', (masked, selector, count) => {
  const digests = visits(0, 5, (n) => {
    const sent = n < 3 ? button('Send message', '#send') : button(masked, selector);
    return visit(n, { page: '/cart', signals: [signal('dead-click', '/cart', { element: sent })] });
  });
  const issues = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(issues).toHaveLength(count);
  if (count === 1)
    expect(issues[0]).toMatchObject({
      title: '“Send message” doesn’t respond',
      stats: { affected: 6 },
    });
});

/** The upload of `known` visitors failed, and that of two whose file was called like its address. */
const uploads = (known: readonly string[], masked: string, page = '/cart') =>
  visits(0, known.length + 1, (n) => {
    const about = known[n];
    const failed = signal('failed-request', about ? '/cart' : page, { about: about ?? masked });
    return visit(n, { pages: [seen('/cart'), seen('/help')], signals: [failed] });
  });
const licence = '/api/licence 415';
test.each<[number, string, ReturnType<typeof uploads>]>([
  [1, 'other visitors saw', uploads([licence, licence], '/api/***** 415')],
  [3, 'may be that of two others', uploads([licence, '/api/photo 415'], '/api/***** 415')],
  [2, 'failed with another status', uploads([licence, licence], '/api/***** 500')],
  [2, 'is longer', uploads([licence, licence], '/api/*****/front 415')],
  [2, 'failed on another page', uploads([licence, licence], '/api/***** 415', '/help')],
])('%i issues of requests if a masked address %s', (count, _, digests) => {
  const { issues } = composeReport(reportInput({ digests })).facts;
  expect(issues.map(({ about = '' }) => about.includes('*****'))).toEqual(
    count === 1 ? [false] : expect.arrayContaining([true]),
  );
  expect(issues).toHaveLength(count);
});
