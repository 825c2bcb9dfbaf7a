/** DynamoDB rejects a request that breaks one of its rules, before it reads or writes anything. */
export const invalid = (message: string) =>
  Object.assign(new Error(message), { name: 'ValidationException' });

const MAX_EXPRESSION_BYTES = 4_096;
const TOKEN = /\s*(<=|>=|<>|[(),=<>+-]|[:#\w][\w.#]*)/y;

/** The tokens of an expression. Rejects characters that are part of none. */
export class Tokens {
  readonly #tokens: string[] = [];
  #at = 0;
  constructor(text: string) {
    if (Buffer.byteLength(text) > MAX_EXPRESSION_BYTES)
      throw invalid('Expression size has exceeded the maximum allowed size');
    const ending = text.trimEnd().length;
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < ending) {
      const at = TOKEN.lastIndex;
      const token = TOKEN.exec(text)?.[1];
      if (!token) throw invalid(`Syntax error in “${text}” at ${at}`);
      this.#tokens.push(token);
    }
  }
  get all(): readonly string[] {
    return this.#tokens;
  }
  get next(): string {
    return this.#tokens[this.#at] ?? '';
  }
  take(): string {
    this.#at += 1;
    return this.#tokens[this.#at - 1] ?? '';
  }
  /** Consumes the next token, which must be this one. */
  expect(token: string): void {
    if (!this.skip(token)) throw invalid(`Syntax error: “${this.next}” instead of “${token}”`);
  }
  /** Consumes the next token if it is this one. */
  skip(token: string): boolean {
    const isNext = this.next.toUpperCase() === token;
    if (isNext) this.#at += 1;
    return isNext;
  }
  list<T>(one: () => T): T[] {
    const all = [one()];
    while (this.skip(',')) all.push(one());
    return all;
  }
}
