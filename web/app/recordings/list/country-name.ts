/** Loading the names takes a browser 20 ms, which the first paint would wait for. */
let names: Intl.DisplayNames | undefined;

/** The English name of a two-letter code; other values are returned unchanged. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return names.of(code) ?? code;
}
