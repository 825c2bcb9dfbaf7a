import { expect, test } from 'vitest';
import { missingOn } from '../../bin/platform.js';

test.each([
  ['linux', '24.21.0'],
  ['darwin', '22.22.2'],
])('runs on %s with Node %s', (platform, version) => {
  expect(missingOn(platform, version)).toBeUndefined();
});

test('explains what to do on Windows and with an old Node version', () => {
  expect(missingOn('win32', '24.21.0')).toMatch(/^Windows is not supported: .*WSL 2/);
  expect(missingOn('darwin', '20.11.0')).toMatch(/^Node 20.11.0 is too old/);
  expect(missingOn('darwin', '22.21.0')).toMatch(/too old/);
});
