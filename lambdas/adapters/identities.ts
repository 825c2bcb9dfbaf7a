import { randomBytes } from 'node:crypto';
import {
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { connector } from '../runtime/connector.ts';
import { answersWithin } from './sdk.ts';

/** An account of the pool as its triggers see it. */
export interface Account {
  readonly id: string;
  readonly userName: string;
  /** Made by Google's sign-in: it has no password. */
  readonly isExternal: boolean;
}

export interface Identities {
  /** Every account with this address, however it signs in. */
  withAddress(address: string): Promise<Account[]>;
  /** From now on this identity of the provider signs in to the account. */
  link(account: Account, provider: string, subject: string): Promise<void>;
  /** Sets a random password that is stored nowhere. */
  scramblePassword(account: Account): Promise<void>;
  signOutEverywhere(userName: string): Promise<void>;
}

/**
 * The pool as its own triggers reach it: they learn which one it is from the event, since a function that the pool
 * needs cannot need the pool.
 */
export const identities = connector('identities', () => {
  const client = new CognitoIdentityProviderClient(answersWithin(5_000));
  return (UserPoolId: string): Identities => ({
    async withAddress(address) {
      if (/["\\]/.test(address)) return []; // no address of the pool has one, and the filter would break
      const Filter = `email = "${address}"`;
      const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId, Filter }));
      return Users.map(({ Username = '', UserStatus, Attributes }) => ({
        id: Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? Username,
        userName: Username,
        isExternal: UserStatus === 'EXTERNAL_PROVIDER',
      }));
    },
    async link({ userName }, ProviderName, subject) {
      await client.send(
        new AdminLinkProviderForUserCommand({
          UserPoolId,
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: userName },
          SourceUser: {
            ProviderName,
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: subject,
          },
        }),
      );
    },
    async scramblePassword({ userName }) {
      const Password = `${randomBytes(32).toString('base64url')}aA1!`;
      const input = { UserPoolId, Username: userName, Password, Permanent: true };
      await client.send(new AdminSetUserPasswordCommand(input));
    },
    async signOutEverywhere(userName) {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: userName }));
    },
  });
});
