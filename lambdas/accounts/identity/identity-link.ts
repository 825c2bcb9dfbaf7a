import { normalAddress } from '../../contract/rules/email-address.ts';

/** Google's profile of a user who signs in for the first time. */
export interface NewUser {
  readonly provider: string;
  /** Google's permanent user id. */
  readonly subject: string;
  readonly address: string;
  readonly isAddressVerified: boolean;
  readonly first_name: string;
  readonly last_name: string;
}

/** Cognito names a new federated user `Google_1081`, in some pools in lower case. */
export function newUserOf(userName: string, attributes: Record<string, string>): NewUser {
  const at = userName.indexOf('_');
  const name = userName.slice(0, at);
  return {
    provider: providers.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name,
    subject: userName.slice(at + 1),
    address: normalAddress(attributes.email ?? ''),
    isAddressVerified: attributes.email_verified?.toLowerCase() === 'true',
    first_name: attributes.given_name ?? '',
    last_name: attributes.family_name ?? '',
  };
}
const providers = ['Google'];

/**
 * Decides whether a first Google sign-in gets the existing account with that address. Anyone can sign up with any
 * address, so an attacker may have created an unverified account: it is emptied before the owner of the mailbox gets it.
 */
export function decideLink(
  newUser: NewUser,
  native: { readonly isVerified: boolean } | undefined,
): 'reject' | 'new' | 'link' | 'reset-and-link' {
  if (!newUser.isAddressVerified || !newUser.address) return 'reject';
  if (!native) return 'new';
  return native.isVerified ? 'link' : 'reset-and-link';
}
