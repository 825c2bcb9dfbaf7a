import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailsIn } from '../../lib/local/inbox.ts';

const REPORT = 'http://localhost:5173/m/c/token';
const mail = (...lines: string[]) =>
  ['From: a@reveille.test', 'To: b@shop.test', 'Subject: Hello', '', ...lines].join('\r\n');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the local inbox opens a report in the app, and offers that for no other email', async () => {
  writeFileSync(join(folder, '1.eml'), mail('Confirm:', 'http://localhost:5173/verify-token'));
  writeFileSync(join(folder, '2.eml'), mail('Open the full report:', REPORT, 'Unsubscribe:'));
  expect((await mailsIn(folder)).map(({ inApp }) => inApp)).toEqual([REPORT, undefined]);
});
