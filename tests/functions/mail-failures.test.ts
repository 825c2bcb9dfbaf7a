import { expect, test, vi } from 'vitest';
import { signing } from '../../lambdas/adapters/signing.ts';
import { purposes } from '../../lambdas/contract/mail-links.ts';
import { rawAnswer, rawEvent } from '../factories/raw-event.ts';

const AGENT = 'Mozilla/5.0';
const links = [
  [
    'unsubscribe',
    'recipient',
    () => import('../../lambdas/team/unsubscribe/unsubscribe.lambda.ts'),
  ],
  ['c', 'hit', () => import('../../lambdas/emails/track-click.lambda.ts')],
  ['report', 'recipient', () => import('../../lambdas/reports/mailed/view-report.lambda.ts')],
] as const;

test.each(links)(
  'when /m/%s fails, the response is a page that can retry the link',
  async (kind, purpose, load) => {
    const seal = await signing.connect(process.env as never).seal(purposes[purpose]);
    const token = seal.sign({ o: 'owner', r: 'reader', d: '2026-11-20' });
    vi.stubEnv('TABLE_NAME', 'missing');
    vi.resetModules();
    const { handler } = await load();
    vi.unstubAllEnvs();
    const { statusCode, headers, body } = rawAnswer(
      await handler(rawEvent('GET', `/m/${kind}/${token}`, AGENT)),
    );
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
    expect(body).toContain('<a class="go" href="">Try again</a>');
  },
);
