import { mailPages } from '../../contract/copy/mail-pages.ts';
import { Problem } from '../../contract/problem.ts';
import { log } from '../../runtime/log.ts';
import { publicPage } from './public-page.ts';

interface PageResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Emailed links open in a browser, so an unexpected failure becomes a page that can be retried, never JSON. */
export const asMailPage =
  <Input extends readonly unknown[]>(handler: (...input: Input) => Promise<PageResponse>) =>
  async (...input: Input): Promise<PageResponse> => {
    try {
      return await handler(...input);
    } catch (error) {
      if (error instanceof Problem) throw error;
      log.error('a page behind an emailed link failed', { error });
      return publicPage(mailPages.failed, 503);
    }
  };
