const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The English name of a two-letter code; other values are returned unchanged. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
