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

test('the local inbox lists an email that arrives after it has read the others, newest first', async () => {
  const subjects = async () => (await mailsIn(folder)).map(({ subject }) => subject);
  writeFileSync(join(folder, '1.eml'), mail('First'));
  expect(await subjects()).toEqual(['Hello']);
  writeFileSync(join(folder, '2.eml'), mail('Second').replace('Hello', 'Hello again'));
  expect(await subjects()).toEqual(['Hello again', 'Hello']);
});
