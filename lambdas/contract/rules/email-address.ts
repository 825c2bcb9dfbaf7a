/** One @ between a name and a domain with a dot, no spaces (§5). Only an email shows whether the address exists. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const isEmailAddress = (email: string): boolean => ADDRESS.test(email);

/** Addresses are compared in lowercase, because mailboxes ignore case. */
export const normalAddress = (address: string): string => address.trim().toLowerCase();
