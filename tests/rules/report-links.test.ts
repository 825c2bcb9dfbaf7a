import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { FULL_REPORT, HitToken, openToken, purposes } from '../../lambdas/contract/mail-links.ts';
import { sendPorts } from '../../lambdas/reports/delivery/send-report.protocol.ts';
import type { Report } from '../../lambdas/reports/report.ts';
import { sealWith } from '../../lambdas/runtime/seal.ts';
import { KEYS, reportResources, writeReportOf } from '../factories/report-resources.ts';
import { fakeMailer } from '../fakes/mailer.ts';

test('every link of an email has a signed number, and the full report a separate one', async () => {
  const { mail, sent } = fakeMailer();
  const resources = reportResources(mail);
  const content = await writeReportOf('ann', resources);
  const report = { ownerId: 'ann', date: '2026-11-20' } as Report;
  const recipient = { hash: 'reader', role: 'owner', email: 'ann@example.com' } as const;
  await sendPorts(resources).mail({ report, content, recipient, attempt: 1 });

  const html = load(sent[0]?.html ?? '');
  const seal = sealWith(KEYS, purposes.hit);
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
