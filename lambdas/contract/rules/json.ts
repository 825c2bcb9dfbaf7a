/** An escape can contain a lone surrogate, which neither the table nor an email accepts. */
const SURROGATE = /\\u[dD][89a-fA-F]/;
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** Parses a request's JSON and replaces lone surrogates. Throws SyntaxError. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, SURROGATE.test(text) ? wellFormed : undefined);
