import type { Session } from '../session/session.ts';

/** Filter values that occur in the sessions that were read. */
export class FilterValues {
  readonly #countries = new Set<string>();
  readonly #browsers = new Set<string>();
  readonly #tags = new Set<string>();

  add({ country, digest, tags = [] }: Session): void {
    if (country) this.#countries.add(country);
    if (digest) this.#browsers.add(digest.browser);
    for (const tag of tags) this.#tags.add(tag);
  }

  get lists() {
    return {
      countries: [...this.#countries].sort(),
      browsers: [...this.#browsers].sort(),
      tags: [...this.#tags].sort(),
    };
  }
}
