/** One @ between a name and a domain with a dot, no blanks (§5). Whether the address exists, only its mail tells. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const isEmailAddress = (email: string): boolean => ADDRESS.test(email);
