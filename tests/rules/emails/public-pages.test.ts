import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Problem } from '../../../lambdas/contract/problem.ts';
import { asMailPage } from '../../../lambdas/emails/pages/failure-page.protocol.ts';
import { pageHeaders, publicPage } from '../../../lambdas/emails/pages/public-page.ts';
import { log } from '../../../lambdas/runtime/log.ts';

const lambdas = resolve(import.meta.dirname, '../../../lambdas');

test('a page behind an emailed link is not cached or indexed, and sends no referrer', () => {
  const { headers } = publicPage({ title: 'Report', lead: 'Gone' }, 404);
  for (const each of [headers, pageHeaders("default-src 'none'")]) {
    expect(each).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
});

test('no function returns a page with other headers', () => {
  const others = readdirSync(lambdas, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('public-page.ts'))
    .filter((name) =>
      readFileSync(join(lambdas, name), 'utf8').includes("'content-type': 'text/html"),
    );
  expect(others).toEqual([]);
});

test('a failure behind an emailed link is logged and shows a 503 page that can be retried', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const fail = (error: Error) => asMailPage(() => Promise.reject(error))();
  const error = new Error('ProvisionedThroughputExceededException');
  const page = await fail(error);
  expect(page.status).toBe(503);
  expect(page.body).toContain('Try again');
  expect(logged.mock.calls).toEqual([[expect.any(String), { error }]]);
  const problem = new Problem('not-found');
  await expect(fail(problem)).rejects.toBe(problem);
  const found = { status: 200, body: 'Found' };
  expect(await asMailPage(async () => found)()).toBe(found);
  expect(logged).toHaveBeenCalledOnce();
});
