import { expect, test } from 'vitest';
import { missingFromPolicies } from '../../lambdas/websites/check/content-policy.ts';

const ORIGIN = 'https://app.reveille.example';
const SITE = 'https://harborlane.example';
const lacks = (...policies: string[]) =>
  missingFromPolicies(policies, ORIGIN, SITE).map((line) => line.split(' ')[0]);

test.each<[string, string[]]>([
  ['no policy at all', []],
  ['a policy about other things', ["frame-ancestors 'none'; img-src *"]],
  ['everything', ['default-src *']],
  ['every secure host', ['default-src https:']],
  ['every host by plain HTTP, which includes secure ones', ['default-src http:']],
  ['our host by name', [`script-src 'self' ${ORIGIN}; connect-src ${ORIGIN}`]],
  ['our host at its usual port', ['default-src https://app.reveille.example:443']],
  ['our host at every port', ['default-src https://app.reveille.example:*']],
  ['our host by plain HTTP', ['default-src http://app.reveille.example']],
  ['our host with a slash', [`default-src ${ORIGIN}/`]],
  ['sending by a rule for scripts', ["connect-src 'strict-dynamic' *"]],
  ['an empty rule', ['; default-src *; ;']],
  ['our host without a scheme', ['default-src app.reveille.example']],
  ['our family of hosts', ['default-src *.reveille.example']],
  ['our folder', [`default-src ${ORIGIN}/tracker/; connect-src *`]],
  ['scripts, which default-src does not decide then', ['script-src *']],
])('finds nothing missing where a policy allows %s', (_, policies) => {
  expect(lacks(...policies)).toEqual([]);
});

test.each<[string, string[], string[]]>([
  ['itself alone', ["default-src 'self'"], ['script-src', 'connect-src']],
  ['nothing', ["default-src 'none'"], ['script-src', 'connect-src']],
  ['scripts elsewhere', ['script-src https://cdn.example'], ['script-src']],
  ['elements by their own rule', ["script-src *; script-src-elem 'self'"], ['script-src']],
  ['only trusted scripts of scripts', ["script-src 'strict-dynamic' 'nonce-x' *"], ['script-src']],
  ['sending elsewhere only', [`script-src ${ORIGIN}; connect-src 'self'`], ['connect-src']],
  ['it in one policy and not in the other', ['default-src *', "script-src 'self'"], ['script-src']],
  ['it in one of two joined policies', ["default-src *, script-src 'self'"], ['script-src']],
  [
    'another port',
    ['default-src https://app.reveille.example:8443'],
    ['script-src', 'connect-src'],
  ],
  ['another scheme', ['default-src wss://app.reveille.example'], ['script-src', 'connect-src']],
  ['another folder', [`default-src ${ORIGIN}/other/`], ['script-src', 'connect-src']],
  ['hosts below ours', ['default-src *.app.reveille.example'], ['script-src', 'connect-src']],
  ['something unreadable', ['default-src a:b:c'], ['script-src', 'connect-src']],
  ['a lookalike', ['default-src https://reveille.example'], ['script-src', 'connect-src']],
  ['a second mention, which never counts', ["script-src 'self'; script-src *"], ['script-src']],
])('names what is missing where a policy allows %s', (_, policies, missing) => {
  expect(lacks(...policies)).toEqual(missing);
});

test('our own website may allow only itself', () => {
  expect(missingFromPolicies(["default-src 'self'"], ORIGIN, ORIGIN)).toEqual([]);
});

test.each([
  ['http://localhost', 'http://localhost:80', []],
  ['http://localhost', 'https://localhost', ['script-src', 'connect-src']],
  ['http://localhost', 'https:', ['script-src', 'connect-src']],
  ['http://localhost:5173', 'http://localhost:5173', []],
  ['http://localhost:5173', 'http://localhost', ['script-src', 'connect-src']],
])('a local app at %s needs its scheme and port in the policy: %s', (origin, source, missing) => {
  const lines = missingFromPolicies([`default-src ${source}`], origin, SITE);
  expect(lines).toEqual(missing.map((name) => `${name} ${origin}`));
});
