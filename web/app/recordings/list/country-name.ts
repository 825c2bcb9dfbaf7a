const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** In English, from a code of two letters; anything else stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
