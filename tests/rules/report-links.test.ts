import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { Mail } from '../../lambdas/adapters/mail.ts';
import { FULL_REPORT, HitToken, openToken, purposes } from '../../lambdas/contract/mail-links.ts';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import {
  preparePorts,
  type ReportResources,
} from '../../lambdas/reports/content/prepare-report.protocol.ts';
import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';
import { sendPorts } from '../../lambdas/reports/delivery/send-report.protocol.ts';
import { sealWith } from '../../lambdas/runtime/seal.ts';
import { product } from '../factories/every-mail.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';
import { goldenDays } from '../golden/days.ts';

const input = goldenDays['a-day-with-issues'] as ReportInput;
const SECRET = ['a key of tests'] as const;

test('every link of an email has a signed number, that of the full report its own', async () => {
  const sent: Mail[] = [];
  const mail = { ...product, attempt: async (each: Mail) => void sent.push(each) };
  const resources = {
    ...{ table: memoryTable().table, bucket: {}, mail },
    signing: { seal: async (purpose: string) => sealWith(SECRET, purpose) },
    clock: () => new Date('2026-11-20T09:00:00Z'),
  } as unknown as ReportResources;
  const { from, to } = input.window;
  const schedule = { ownerId: 'ann', zone: 'UTC', next: '2026-11-20', coveredUntil: from };
  const content = await preparePorts(resources).write(
    { schedule, day: 0, date: '2026-11-20', window: { from, to } } as never,
    {
      ...{ mailing: 'mail', domain: input.website.domain, analysis: '', digests: [] },
      ...{ profile: { email: 'ann@example.com', first_name: 'Ann', last_name: 'A' } },
      composed: composeReport(input),
    } as never,
  );
  const report = { ownerId: 'ann', date: '2026-11-20' };
  const recipient = { hash: 'reader', role: 'owner', email: 'ann@example.com' };
  await sendPorts(resources).mail({ report, content, recipient, attempt: 1 } as never);

  const html = load(sent[0]?.html ?? '');
  const seal = sealWith(SECRET, purposes.hit);
  const numbers = html('a[href*="/m/c/"]')
    .toArray()
    .map((link) => {
      const token = html(link).attr('href')?.split('/m/c/')[1];
      return openToken(HitToken, seal, token)?.i;
    });
  expect(numbers).toContain(FULL_REPORT);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBeGreaterThan(5);
});
