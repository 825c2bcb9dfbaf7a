interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

const before = (mark: string, text: string) => text.split(mark)[0] ?? '';
/**
 * The first letter as a reader counts them: an accent or a surrogate pair stays whole. Loading the rules for that takes a
 * browser 20 ms of the first paint, so names that begin with two ASCII letters do without.
 */
function firstLetter(name: string): string {
  const text = name.trim();
  const letter = /^\w\w/.test(text) ? text[0] : [...new Intl.Segmenter().segment(text)][0]?.segment;
  return letter?.toUpperCase() ?? '';
}

/** First plus last name, else the first name, else the part before the @ (§3). */
export function displayName({ first_name, last_name, email }: Person): string {
  if (first_name && last_name) return `${first_name} ${last_name}`;
  return first_name || before('@', email);
}

/** First letters of both names, else of the first name, else of the address (§3). */
export function initials({ first_name, last_name, email }: Person): string {
  if (first_name && last_name) return firstLetter(first_name) + firstLetter(last_name);
  return firstLetter(first_name || email);
}
