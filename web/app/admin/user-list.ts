import type { AdminUser } from '../../../lambdas/contract/admin.ts';

/** The filters of the list; an empty text filters nothing. */
export interface UserFilter {
  readonly search: string;
  readonly company: string;
}
export const NO_FILTER: UserFilter = { search: '', company: '' };

export const fullName = ({ first_name, last_name }: AdminUser): string =>
  `${first_name} ${last_name}`.trim();

/** A website that is named and recorded (§3). */
export const isConnected = ({ website, is_active }: AdminUser): boolean =>
  website !== '' && is_active;

/** The distinct companies, sorted. */
export function companiesOf(users: readonly AdminUser[]): string[] {
  const companies = new Set(users.map(({ company }) => company));
  companies.delete('');
  return [...companies].sort(compareText);
}

/** Searches five fields, case-insensitively; the company must match exactly (§5). */
export function filterUsers(users: readonly AdminUser[], filter: UserFilter): AdminUser[] {
  const query = filter.search.trim().toLowerCase();
  return users.filter(
    (user) =>
      (filter.company === '' || user.company === filter.company) &&
      searchedTexts(user).some((text) => text.toLowerCase().includes(query)),
  );
}

const searchedTexts = (user: AdminUser): string[] => [
  fullName(user),
  user.email,
  user.company,
  user.job_role,
  user.website,
];

/** Shared by all comparisons, because creating a collator for each would make sorting ten thousand names slow. */
let collator: Intl.Collator | undefined;
export function compareText(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return collator.compare(a, b);
}
