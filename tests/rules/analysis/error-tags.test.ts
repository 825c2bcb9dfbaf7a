import { expect, test } from 'vitest';
import { errorFingerprint } from '../../../lambdas/recordings/analysis/failures/error-fingerprint.ts';

const nameOf = (message: string) => errorFingerprint({ message, file: '' });

test.each([
  ['<div> cannot be a descendant of <p>', '‹div› cannot be a descendant of ‹p›'],
  ['Unexpected token <', 'Unexpected token ‹'],
  ['Expected </section> but got <br />', 'Expected ‹/section› but got ‹br›'],
  ['<my-cart> is not defined', '‹my-cart› is not defined'],
])('the message %j keeps the names of its tags', (message, name) => {
  expect(nameOf(message)).toBe(name);
});

test.each([
  'Failed: <img src=x onerror=alert(1)> here',
  'Failed: <a href="/orders/7">Ann</a> here',
  'Failed: <!-- Ann --> here',
])('the message %j keeps no attribute of a tag and no comment', (message) => {
  expect(nameOf(message)).not.toMatch(/[<>]|src|href|onerror|--/);
});

test.each([
  [
    'Not JSON: https://shop.test/api/orders/8123?page=_',
    'The response from /api/orders/:id is not JSON',
  ],
  ['Not JSON: https://shop.test/', 'The response from / is not JSON'],
])('the message %j names the address of a response', (message, name) => {
  expect(nameOf(message)).toBe(name);
});
