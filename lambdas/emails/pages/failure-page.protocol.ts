import { mailPages } from '../../contract/copy/mail-pages.ts';
import { Problem } from '../../contract/problem.ts';
import { log } from '../../runtime/log.ts';
import { publicPage } from './public-page.ts';

interface PageAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A person reads the answer behind an emailed link, so a failure is a page that can be tried again, never JSON. */
export const asMailPage =
  <Input extends readonly unknown[]>(answer: (...input: Input) => Promise<PageAnswer>) =>
  async (...input: Input): Promise<PageAnswer> => {
    try {
      return await answer(...input);
    } catch (error) {
      if (error instanceof Problem) throw error;
      log.error('a page behind an emailed link failed', { error });
      return publicPage(mailPages.failed, 503);
    }
  };
