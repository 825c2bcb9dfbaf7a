import { expect, test } from 'vitest';
import { isConnectedHost } from '../../web/tracker/host-guard.ts';

const at = (address: string) => new URL(address) as unknown as Location;

test.each([
  ['shop.example', 'https://shop.example/'],
  ['shop.example', 'https://www.shop.example/mugs'],
  ['www.shop.example', 'https://shop.example/'],
  ['Shop.Example', 'https://shop.example:8443/'],
  ['shop.localhost:8081', 'http://shop.localhost:8081/'],
])('%s is recorded on %s [TRACK-02]', (domain, address) => {
  expect(isConnectedHost(domain, at(address))).toBe(true);
});

test.each([
  ['shop.example', 'https://shop.example.evil.test/'],
  ['shop.example', 'https://xshop.example/'],
  ['shop.example', 'https://blog.shop.example/'],
  ['shop.example', 'https://www.www.shop.example/'],
  ['shop.localhost:8081', 'http://shop.localhost:8082/'],
  ['', 'https://shop.example/'],
])('%s is not recorded on %s [TRACK-01]', (domain, address) => {
  expect(isConnectedHost(domain, at(address))).toBe(false);
});
