import { expect, test } from 'vitest';
import { sealWith } from '../../../lambdas/runtime/seal.ts';

const seal = sealWith(['first secret'], 'clip');
const payload = { o: 'owner', d: '2026-11-20', i: 3 };
const token = seal.sign(payload);
const [text = '', signature = ''] = token.split('.');

test('opens exactly what it signed', () => {
  expect(seal.open(token)).toEqual(payload);
});

test.each([
  ['nothing', ''],
  ['no signature', text],
  ['an empty signature', `${text}.`],
  ['a third part', `${token}.x`],
  ['another payload', `${Buffer.from('{"o":"other"}').toString('base64url')}.${signature}`],
  ['a signature with padding', `${token}=`],
  [
    'a signature in the other alphabet',
    `${text}.${Buffer.from(signature, 'base64url').toString('base64')}`,
  ],
  ['a signature in hexadecimal', `${text}.${Buffer.from(signature, 'base64url').toString('hex')}`],
  ['a signature with blanks', `${text}. ${signature}`],
  ['half a signature', `${text}.${signature.slice(0, 20)}`],
  ['a longer signature', `${token}AAAA`],
])('opens no token with %s', (_, altered) => {
  expect(seal.open(altered)).toBeUndefined();
});

test('changing any character of a signature invalidates it', () => {
  for (let at = 0; at < signature.length; at += 1) {
    for (const letter of 'ABCDwxyz0189-_') {
      if (letter === signature[at]) continue;
      const altered = signature.slice(0, at) + letter + signature.slice(at + 1);
      expect(seal.open(`${text}.${altered}`), `${letter} at ${at}`).toBeUndefined();
    }
  }
});

test('a token opens only for its purpose and with its secret', () => {
  expect(sealWith(['first secret'], 'feedback').open(token)).toBeUndefined();
  expect(sealWith(['second secret'], 'clip').open(token)).toBeUndefined();
});
