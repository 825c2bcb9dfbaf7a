/**
 * One @ between a name and a domain with a dot (§5). Only an email shows whether the address exists. The name is ASCII,
 * because SES delivers to no other, and neither part has characters that need quoting, such as a comma. The domain has none
 * that would end it in a URL.
 */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[^\s@.()<>[\]:;,"\\/?#%]+(\.[^\s@.()<>[\]:;,"\\/?#%]+)+$/;

export const isEmailAddress = (email: string): boolean => ADDRESS.test(email);

/** Addresses are compared in lowercase, because mailboxes ignore case. */
export const normalAddress = (address: string): string => address.trim().toLowerCase();

/**
 * The normal address with its domain in Punycode, to which emails are sent. Two spellings of one domain are equal in it.
 * Undefined if the domain cannot exist.
 */
export function deliveryAddress(address: string): string | undefined {
  const normal = normalAddress(address);
  const at = normal.lastIndexOf('@') + 1;
  const site = `http://${normal.slice(at)}`;
  return URL.canParse(site) ? normal.slice(0, at) + new URL(site).hostname : undefined;
}
