import {
  type PoolRejection,
  poolRejections,
} from '../../../../lambdas/contract/pool-rejections.ts';

/** The signed-in user (§3). The metadata keeps the specification's spelling. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly user_metadata: {
    readonly first_name: string;
    readonly last_name: string;
    readonly full_name: string;
    readonly email_confirmed: boolean;
    readonly has_completed_profile: boolean;
  };
}

/** The session with its tokens. Times are seconds: `expiresIn` from issue, `expiresAt` since 1970. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly expiresIn: number;
  readonly expiresAt: number;
  readonly tokenType: 'bearer';
  readonly user: User;
}

/**
 * The states of signing in (§4). `loading` lasts until the stored session was checked; a state with a `user` passes the
 * guards. `password-recovery` may have a user, because a recovery link may be opened while signed in.
 */
export type AuthState =
  | {
      readonly is: 'signed-out';
      readonly failure?: AuthError;
      /** The user whose session the provider no longer accepts. Absent after a logout. */
      readonly endedUser?: User;
      readonly user?: undefined;
    }
  | (NotEnded &
      (
        | { readonly is: 'loading'; readonly user?: undefined }
        | { readonly is: 'signed-in'; readonly user: User }
        | { readonly is: 'password-recovery'; readonly user?: User }
        | { readonly is: 'token-refreshed'; readonly user: User }
        | { readonly is: 'user-updated'; readonly user: User }
      ));

interface NotEnded {
  readonly failure?: undefined;
  readonly endedUser?: undefined;
}

/** Error codes of signing in. `failed` has no text, so the page supplies it (§8). */
export type AuthFailure =
  | PoolRejection
  | 'incorrect'
  | 'password-rejected'
  | 'address-rejected'
  | 'code-wrong'
  | 'code-expired'
  | 'unreachable'
  | 'no-user'
  | 'failed';

/** An error of the provider. The original error is in `cause` and is not shown. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

const failures: Readonly<Record<string, AuthFailure>> = {
  UsernameExistsException: 'already-registered',
  NotAuthorizedException: 'incorrect',
  UserNotFoundException: 'incorrect',
  TooManyRequestsException: 'too-many-attempts',
  TooManyFailedAttemptsException: 'too-many-attempts',
  LimitExceededException: 'too-many-attempts',
  InvalidPasswordException: 'password-rejected',
  InvalidParameterException: 'address-rejected',
  CodeMismatchException: 'code-wrong',
  ExpiredCodeException: 'code-expired',
  NetworkError: 'unreachable',
};

export const rethrow = (cause: unknown): never => {
  throw authErrorOf(cause);
};

/** The sign-in library or its settings could not be loaded. */
export const unreachable = (cause: unknown): never => {
  throw new AuthError('unreachable', cause);
};

export function authErrorOf(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  const { name = '', message = '' } = cause instanceof Error ? cause : {};
  const rejection = poolRejections.find((each) => message.includes(each));
  return new AuthError(rejection ?? failures[name] ?? 'failed', cause);
}

/** Stores the state and notifies subscribers: the shape that React's useSyncExternalStore expects. */
export function createAuthStore() {
  let state: AuthState = { is: 'loading' };
  const listeners = new Set<(state: AuthState) => void>();
  const onChange = (listener: (state: AuthState) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const set = (next: AuthState): void => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  return {
    get: (): AuthState => state,
    set,
    /** False if the session has ended before: several calls and refreshes may be rejected after its end. */
    end(): boolean {
      const endedUser = state.user;
      if (endedUser) set({ is: 'signed-out', endedUser });
      return !!endedUser;
    },
    onChange,
    /** Resolves with the next change. */
    changed: () =>
      new Promise<void>((resolve) => {
        const unsubscribe = onChange(() => {
          unsubscribe();
          resolve();
        });
      }),
  };
}
