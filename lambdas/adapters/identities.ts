import { randomBytes } from 'node:crypto';
import {
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { connector } from '../runtime/connector.ts';
import { withTimeout } from './sdk.ts';

const FILTER_MAX_CHARACTERS = 256;

/** A user of the pool, as its triggers need it. */
export interface Account {
  readonly id: string;
  readonly userName: string;
  /** Created by a Google sign-in: it has no password. */
  readonly isExternal: boolean;
}

export interface Identities {
  /** Every user with this address, whatever the sign-in method. */
  withAddress(address: string): Promise<Account[]>;
  /** Links an identity of the provider, which then signs in to this account. */
  link(account: Account, provider: string, subject: string): Promise<void>;
  /** Sets a random password and does not store it. */
  scramblePassword(account: Account): Promise<void>;
  signOutEverywhere(userName: string): Promise<void>;
}

/**
 * The user pool, for its triggers. They get the pool's id from the event, because a reference to the pool in their
 * environment would be circular.
 */
export const identities = connector('identities', () => {
  const client = new CognitoIdentityProviderClient(withTimeout(5_000));
  return (UserPoolId: string): Identities => ({
    async withAddress(address) {
      if (/["\\]/.test(address)) return []; // no address in the pool has these, and they would break the filter
      const Filter = `email = "${address}"`;
      // No account with a password has an address this long: a user name has at most 128 characters.
      if (Filter.length > FILTER_MAX_CHARACTERS) return [];
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
