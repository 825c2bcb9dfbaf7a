import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { aws } from '../../lambdas/adapters/aws-request.ts';
import { origin } from '../../lambdas/adapters/origin.ts';
import { signing } from '../../lambdas/adapters/signing.ts';
import { rotate } from '../../lib/operate/rotate.ts';
import { UserError } from '../../lib/user-error.ts';

const secrets = mockClient(SecretsManagerClient);
/** The secret that functions read. */
const reading = vi.spyOn(aws, 'send');
let text = '';
beforeEach(() => {
  secrets.reset();
  reading.mockImplementation(async () => JSON.stringify({ SecretString: text }));
  secrets.on(GetSecretValueCommand).callsFake(() => ({ SecretString: text }));
  secrets.on(PutSecretValueCommand).callsFake(({ SecretString }) => {
    text = SecretString;
    return {};
  });
});
afterAll(() => {
  secrets.restore();
  reading.mockRestore();
});

const keep = { keepsOlder: true, now: new Date(0) };
const target = {
  name: 'production',
  client: { region: 'eu-central-1' },
  outputs: { ORIGIN_SECRET_ARN: 'arn:origin', SIGNING_SECRET_ARN: 'arn:signing' },
};

test('a rotated origin secret is accepted together with the one that CloudFront still sends', async () => {
  text = JSON.stringify({ current: 'first' });
  const message = await rotate('origin', keep, target);
  const { ClientRequestToken } =
    secrets.commandCalls(PutSecretValueCommand)[0]?.args[0].input ?? {};
  expect(message).toContain(`ORIGIN_SECRET_VERSION=${ClientRequestToken}`);
  const { current, previous } = JSON.parse(text);
  expect(previous).toBe('first');
  const edge = origin.connect({ ORIGIN_SECRET_ARN: 'arn' });
  expect(await edge.isFromEdge('first')).toBe(true);
  expect(await edge.isFromEdge(current)).toBe(true);
  expect(current.length).toBeGreaterThanOrEqual(64);
});

test('a second rotation waits until the first one is deployed, because CloudFront would send a secret that the API rejects', async () => {
  text = JSON.stringify({ current: 'first' });
  const outputs = { ...target.outputs, ORIGIN_SECRET_VERSION: 'initial' };
  await rotate('origin', keep, { ...target, outputs });
  const rotated = text;
  const { ClientRequestToken = '' } =
    secrets.commandCalls(PutSecretValueCommand)[0]?.args[0].input ?? {};
  secrets.on(GetSecretValueCommand).resolves({ SecretString: text, VersionId: ClientRequestToken });
  const again = rotate('origin', keep, { ...target, outputs });
  await expect(again).rejects.toThrow(UserError);
  await expect(again).rejects.toThrow(`Set ORIGIN_SECRET_VERSION=${ClientRequestToken}`);
  expect(text).toBe(rotated);
  const deployed = { ...outputs, ORIGIN_SECRET_VERSION: ClientRequestToken };
  await rotate('origin', keep, { ...target, outputs: deployed });
  expect(JSON.parse(text).previous).toBe(JSON.parse(rotated).current);
});

test('a stage that was deployed by an earlier release, which does not say what is live, rotates again', async () => {
  text = JSON.stringify({ current: 'second', previous: 'first' });
  secrets.on(GetSecretValueCommand).resolves({ SecretString: text, VersionId: 'second-version' });
  await rotate('origin', keep, target);
  expect(JSON.parse(text).previous).toBe('second');
});

const sealNow = () => signing.connect({ SIGNING_SECRET_ARN: 'arn' }).seal('test');

test('links survive three rotations of the signing key, and an operator can end them', async () => {
  text = 'the-key-that-the-deployment-generated-with-64-characters-or-so';
  const tokens: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    tokens.push((await sealNow()).sign({ round }));
    await rotate('signing', keep, target);
  }
  expect(new Set(tokens.map((token) => token.split('.')[1])).size).toBe(3);
  const seal = await sealNow();
  expect(tokens.map((token) => seal.open(token))).toEqual([
    { round: 0 },
    { round: 1 },
    { round: 2 },
  ]);
  await rotate('signing', { ...keep, keepsOlder: false }, target);
  const without = await sealNow();
  expect(tokens.map((token) => without.open(token))).toEqual([undefined, undefined, undefined]);
});

test.each(['origin', 'signing'] as const)(
  'rotates the %s secret of the stage, not one of a stage whose name starts alike',
  async (kind) => {
    text = kind === 'origin' ? '{"current":"first"}' : 'a-key-of-at-least-thirty-two-characters';
    await rotate(kind, keep, target);
    const [call] = secrets.commandCalls(PutSecretValueCommand);
    expect(call?.args[0].input.SecretId).toBe(`arn:${kind}`);
  },
);
