import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  GetUserCommand,
  InvalidParameterException,
  ListUsersCommand,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { connector } from '../runtime/connector.ts';
import { withTimeout } from './sdk.ts';

/** A user of the pool; names may be empty. */
export interface PoolUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Signs in with Google, which verified the address. */
  readonly isFederated: boolean;
}

/** The attributes that only the server writes. */
interface ServerAttributes {
  readonly given_name: string;
  readonly family_name: string;
  readonly 'custom:email_confirmed': 'true';
  readonly 'custom:completed_profile': 'true';
}

export interface UserPoolReader {
  find(ownerId: string): Promise<PoolUser | undefined>;
  /** Whether this is the owner's current address, ignoring case. */
  has(ownerId: string, address: string): Promise<boolean>;
  /** Whether the owner is in this group of the pool; not cached. */
  isIn(group: string, ownerId: string): Promise<boolean>;
  /** The owner of this access token; undefined if it is invalid or revoked, or its account is deleted. */
  ownerOfToken(accessToken: string): Promise<string | undefined>;
}
export interface UserPool extends UserPoolReader {
  set(ownerId: string, attributes: Partial<ServerAttributes>): Promise<void>;
  /** Ends all sessions: revokes refresh tokens; access tokens work until they expire. */
  signOutEverywhere(ownerId: string): Promise<void>;
}

const UUID = /^[0-9a-f-]{36}$/;

const attribute = (attributes: AttributeType[] | undefined, name: string) =>
  attributes?.find((each) => each.Name === name)?.Value;

const ignoring =
  (...classes: readonly (new (...args: never[]) => Error)[]) =>
  (error: unknown) => {
    if (classes.some((each) => error instanceof each)) return undefined;
    throw error;
  };

/** The pool's errors about a token that is invalid, or whose account was deleted or may not sign in now. */
const TOKEN_ERRORS = [
  NotAuthorizedException,
  InvalidParameterException,
  UserNotFoundException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
];

/**
 * Whether a token claims to be an access token of this pool. Cognito checks the signature, but accepts the tokens of every
 * pool of its region, such as those of another stage.
 */
function isAccessTokenOf(pool: string, token: string): boolean {
  const [, claims = ''] = token.split('.');
  try {
    const { iss, token_use } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return typeof iss === 'string' && iss.split('/').at(-1) === pool && token_use === 'access';
  } catch {
    return false; // not a token
  }
}

/** Cognito accepts the `sub` of a native account as its user name, but not the `sub` of a federated one. */
async function locate(client: CognitoIdentityProviderClient, UserPoolId: string, ownerId: string) {
  const found = await client
    .send(new AdminGetUserCommand({ UserPoolId, Username: ownerId }))
    .catch(ignoring(UserNotFoundException));
  if (found) return { username: found.Username ?? ownerId, attributes: found.UserAttributes };
  if (!UUID.test(ownerId)) return undefined;
  const Filter = `sub = "${ownerId}"`;
  const { Users: [user] = [] } = await client.send(
    new ListUsersCommand({ UserPoolId, Filter, Limit: 1 }),
  );
  return user?.Username ? { username: user.Username, attributes: user.Attributes } : undefined;
}

export interface UserRemoval {
  /** Deletes the login. Idempotent. */
  remove(ownerId: string): Promise<void>;
}

/** A separate resource, because very few functions may delete users. */
export const userRemoval = connector('user-removal', ({ USER_POOL_ID }): UserRemoval => {
  const client = new CognitoIdentityProviderClient(withTimeout(5_000));
  return {
    async remove(ownerId) {
      const user = await locate(client, USER_POOL_ID, ownerId);
      if (!user) return;
      const named = { UserPoolId: USER_POOL_ID, Username: user.username };
      await client.send(new AdminDeleteUserCommand(named)).catch(ignoring(UserNotFoundException));
    },
  };
});

const openPool = ({ USER_POOL_ID }: { readonly USER_POOL_ID: string }): UserPool => {
  const client = new CognitoIdentityProviderClient(withTimeout(5_000));
  const keyOf = (Username: string) => ({ UserPoolId: USER_POOL_ID, Username });
  const userNameOf = async (ownerId: string) =>
    (await locate(client, USER_POOL_ID, ownerId))?.username ?? ownerId;
  const find = async (ownerId: string): Promise<PoolUser | undefined> => {
    const { attributes } = (await locate(client, USER_POOL_ID, ownerId)) ?? {};
    const email = attribute(attributes, 'email');
    if (!email) return undefined;
    return {
      id: attribute(attributes, 'sub') ?? ownerId,
      email,
      first_name: attribute(attributes, 'given_name') ?? '',
      last_name: attribute(attributes, 'family_name') ?? '',
      isFederated: attribute(attributes, 'identities') !== undefined,
    };
  };
  return {
    find,
    async has(ownerId, address) {
      return (await find(ownerId))?.email.toLowerCase() === address.toLowerCase();
    },
    async set(ownerId, attributes) {
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
      const user = keyOf(await userNameOf(ownerId));
      await client.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
    },
    async signOutEverywhere(ownerId) {
      await client.send(new AdminUserGlobalSignOutCommand(keyOf(await userNameOf(ownerId))));
    },
    async isIn(group, ownerId) {
      const user = keyOf(await userNameOf(ownerId));
      const found = await client
        .send(new AdminListGroupsForUserCommand(user))
        .catch(ignoring(UserNotFoundException));
      return found?.Groups?.some(({ GroupName }) => GroupName === group) ?? false;
    },
    async ownerOfToken(accessToken) {
      if (!isAccessTokenOf(USER_POOL_ID, accessToken)) return undefined;
      const user = await client
        .send(new GetUserCommand({ AccessToken: accessToken }))
        .catch(ignoring(...TOKEN_ERRORS));
      return attribute(user?.UserAttributes, 'sub');
    },
  };
};

export const userPool = connector('user-pool', openPool);

/** Has no methods that change users, even at run time. */
export const userPoolReader = connector('user-pool:read', (env): UserPoolReader => {
  const { find, has, isIn, ownerOfToken } = openPool(env);
  return { find, has, isIn, ownerOfToken };
});
