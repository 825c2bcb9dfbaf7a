import { expect, test } from 'vitest';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { element, signal, visit, visits } from '../../factories/digest.ts';
import { simulateReports } from '../../fakes/simulated-reports.ts';
import { remembered } from '../../golden/shop.ts';

const [OLD, NEW] = ['old.example', 'new.example'];
const apply = signal('dead-click', '/cart', { element: element('Apply') });
const shop = () =>
  simulateReports([
    { domain: OLD, from: '2026-11-02T00:00:00.000Z' },
    { domain: NEW, from: '2026-11-05T08:00:00.000Z' },
    { domain: OLD, from: '2026-11-08T08:00:00.000Z' },
  ]);
type Owner = ReturnType<typeof shop>;

let n = 0;
/** Visitors of the cart, of whom `affected` get no response from “Apply”. */
function cart(owner: Owner, domain: string, date: string, affected: number, others = 4) {
  const digests = visits(0, affected + others - 1, (index) => {
    n += 1;
    const startedAt = new Date(Date.parse(`${date}T10:00:00Z`) + index * 60_000).toISOString();
    return visit(n, { startedAt, page: '/cart', signals: index < affected ? [apply] : [] });
  });
  owner.record(...digests.map((digest) => ({ digest, domain })));
}

/** The reports of the days `first` to `last`, each with `affected` visitors. */
async function days(owner: Owner, domain: string, first: string, last: string, affected = 4) {
  const reports = [];
  for (let date = first; date <= last; date = dayAfter(date)) {
    cart(owner, domain, date, affected);
    reports.push(await owner.report(dayAfter(date)));
  }
  return reports.map(({ composed }) => composed);
}

test('a control on two websites has a history on each', async () => {
  const owner = shop();
  const [, , before] = await days(owner, OLD, '2026-11-02', '2026-11-04');
  expect(before?.facts.issues[0]).toMatchObject({ state: 'same', onset: '2026-11-02', day: 3 });
  const [first, , other] = await days(owner, NEW, '2026-11-05', '2026-11-07');
  expect(first?.facts.issues[0]).toMatchObject({ state: 'new', onset: '2026-11-05', day: 1 });
  expect(other?.facts.issues[0]).toMatchObject({ state: 'same', onset: '2026-11-05', day: 3 });
  const [back] = await days(owner, OLD, '2026-11-08', '2026-11-08');
  expect(back?.facts.issues[0]).toMatchObject({ onset: '2026-11-02', daysSeen: 4 });
});

test('an answer to a problem of one website does not apply to the other website', async () => {
  const owner = shop();
  const [old] = await days(owner, OLD, '2026-11-02', '2026-11-04');
  const onOld = old?.facts.issues[0]?.fingerprint ?? '';
  const [found] = await days(owner, NEW, '2026-11-05', '2026-11-05');
  const onNew = found?.facts.issues[0]?.fingerprint ?? '';
  expect(onNew).not.toBe(onOld);
  // A link in an email about the old website still answers for the old website.
  owner.answer(onOld, 'not-a-problem', '2026-11-06T10:00:00.000Z');
  const [next] = await days(owner, NEW, '2026-11-06', '2026-11-07');
  expect(next?.facts.issues[0]).toMatchObject({ state: 'same', fingerprint: onNew });
  const [back] = await days(owner, OLD, '2026-11-08', '2026-11-08');
  expect([back?.facts.issues, back?.facts.answered[0]?.state]).toEqual([[], 'muted']);
});

test('a page that is slow on two websites has a history on each', async () => {
  const owner = shop();
  const slow = async (domain: string, date: string) => {
    const digests = visits(0, 5, () => {
      n += 1;
      const startedAt = `${date}T10:00:00.000Z`;
      const digest = visit(n, { startedAt });
      return {
        ...digest,
        pages: digest.pages.map((page) => ({ ...page, vitals: { LCP: 9_000 } })),
      };
    });
    owner.record(...digests.map((digest) => ({ digest, domain })));
    return (await owner.report(dayAfter(date))).composed;
  };
  for (const date of ['2026-11-02', '2026-11-03', '2026-11-04']) await slow(OLD, date);
  const first = await slow(NEW, '2026-11-05');
  const second = await slow(NEW, '2026-11-06');
  expect(second.facts.issues[0]).toMatchObject({ state: 'same', onset: '2026-11-05' });
  const { fingerprint = '' } = first.facts.issues[0] ?? {};
  expect(Object.keys(second.days[0]?.issues ?? {})).toEqual([fingerprint]);
  await slow(NEW, '2026-11-07');
  const back = await slow(OLD, '2026-11-08');
  expect(back.facts.issues[0]).toMatchObject({ onset: '2026-11-02', daysSeen: 4 });
});

test('a problem that was stored without its website is one of the only website', async () => {
  const owner = simulateReports([{ domain: OLD, from: '2026-11-02T00:00:00.000Z' }]);
  const known = remembered({ ...apply, lastSeen: '2026-11-08', firstSeen: '2026-11-07' });
  owner.remember({ ...known, lastSeenAt: '2026-11-08T20:00:00.000Z' });
  await owner.report('2026-11-09');
  const [today] = await days(owner, OLD, '2026-11-09', '2026-11-09');
  expect(today?.facts.issues[0]).toMatchObject({ state: 'same', onset: '2026-11-07' });
});

test('a problem that was stored without its website is one of the website connected at that time', async () => {
  const owner = shop();
  const known = remembered({ ...apply, lastSeen: '2026-11-04', firstSeen: '2026-11-03' });
  owner.remember({ ...known, lastSeenAt: '2026-11-04T20:00:00.000Z' });
  await owner.report('2026-11-05');
  const [first] = await days(owner, NEW, '2026-11-05', '2026-11-07');
  expect(first?.facts.issues[0]).toMatchObject({ state: 'new', onset: '2026-11-05' });
  const [back] = await days(owner, OLD, '2026-11-08', '2026-11-08');
  expect(back?.facts.issues[0]).toMatchObject({ onset: '2026-11-03', daysSeen: 3 });
});
