import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partOf = (token: string, at: 0 | 1) =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString());

/** Access tokens that an attacker could forge from a valid one. */
export function forgeriesOf(accessToken: string): Record<string, string> {
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  const [head, claims] = [partOf(accessToken, 0), partOf(accessToken, 1)];
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signedByForger = (asHead: object) => {
    const signed = `${base64(asHead)}.${payload}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };
  const hmac = `${base64({ ...head, alg: 'HS256' })}.${payload}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const changed = (change: object) => `${header}.${base64({ ...claims, ...change })}.${signature}`;
  return {
    'without an algorithm': `${base64({ ...head, alg: 'none' })}.${payload}.`,
    'without a signature': `${header}.${payload}.`,
    'signed with a forger’s key': signedByForger(head),
    'with a forger’s key inside': signedByForger({
      ...head,
      jwk: publicKey.export({ format: 'jwk' }),
    }),
    'pointing to the forger’s keys': signedByForger({ ...head, jku: 'http://127.0.0.1:9/keys' }),
    'signed with the public key as a password': `${hmac}.${createHmac('sha256', pem).update(hmac).digest('base64url')}`,
    'of another person': changed({ sub: randomUUID() }),
    'made to last': changed({ exp: claims.exp + 86_400 }),
    'that has expired': changed({ exp: claims.iat - 60, iat: claims.iat - 600 }),
    'for another client': changed({ client_id: 'other' }),
    'of another issuer': changed({
      iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_other',
    }),
    'cut short': accessToken.slice(0, -10),
  };
}

/** A real access token of a real pool that is not ours. */
export async function tokenOfAnotherPool(): Promise<string> {
  const client = new CognitoIdentityProviderClient({});
  const { UserPool } = await client.send(new CreateUserPoolCommand({ PoolName: 'another' }));
  return tokenOfAnotherClient(UserPool?.Id ?? '');
}

/** A real access token of another client of the pool. */
export async function tokenOfAnotherClient(UserPoolId: string): Promise<string> {
  const client = new CognitoIdentityProviderClient({});
  const made = await client.send(
    new CreateUserPoolClientCommand({
      UserPoolId,
      ClientName: 'another',
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    }),
  );
  const [Username, Password] = [`${randomUUID()}@example.com`, 'Correct horse 1!'];
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username }));
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }),
  );
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId: made.UserPoolClient?.ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: Password },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}
