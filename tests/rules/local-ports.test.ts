import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isBlocked } from '../../lib/local/ports-check.ts';

test.each([6000, 6566, 6666])(
  'the product does not start on port %i, which browsers block',
  async (port) => {
    expect(await isBlocked(port)).toBe(true);
  },
);

test('a port that responds, and one where nothing listens, are not blocked', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  expect(await isBlocked(port)).toBe(false);
  await new Promise((closed) => server.close(closed));
  expect(await isBlocked(port)).toBe(false);
});
