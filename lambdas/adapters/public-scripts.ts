import { createHash } from 'node:crypto';
import { connector } from '../runtime/connector.ts';

const TIMEOUT_MS = 5_000;
/** CloudFront adds the headers that permit other websites only if a request names one. */
const OTHER_ORIGIN = { origin: 'https://website.example' };

export interface PublicScripts {
  /**
   * The text of a script at a path of the product's origin. Throws unless browsers would run it on another website:
   * it must allow that, and have the hash of the `integrity` attribute, if given.
   */
  read(path: string, integrity?: string): Promise<string>;
}

/** Reads the product's scripts like a page of another website does. */
export const publicScripts = connector(
  'addresses',
  ({ APP_ORIGIN }): PublicScripts => ({
    async read(path, integrity) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(APP_ORIGIN + path, { signal, headers: OTHER_ORIGIN });
      const body = Buffer.from(await response.arrayBuffer());
      const file = path.slice(path.lastIndexOf('/') + 1);
      if (!response.ok) throw new Error(`${file} responded ${response.status}`);
      if (response.headers.get('access-control-allow-origin') !== '*')
        throw new Error(`other websites may not load ${file}`);
      if (integrity && integrity !== integrityOf(body))
        throw new Error(`browsers reject ${file}: it has another hash`);
      return body.toString();
    },
  }),
);

/** As the build of the tracker writes it. */
const integrityOf = (body: Buffer) =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`;
