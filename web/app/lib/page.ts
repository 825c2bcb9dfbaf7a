import { useEffect } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { type PageName, pages } from '../../../lambdas/contract/copy/pages.ts';
import { useNewPageFocus } from './router/page-focus.ts';

/**
 * Sets the title and description of the page, and focuses a new page. `overrides` come from the page's data, such as an
 * email's subject.
 */
export function usePage(
  name: PageName,
  overrides: { title?: string; description?: string } = {},
): void {
  useNewPageFocus();
  const title = overrides.title ?? pages[name].title;
  const description = overrides.description ?? pages[name].description;
  useEffect(() => {
    document.title = `${title} · ${general.product}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
