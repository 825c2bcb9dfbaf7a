import { useEffect } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { type PageName, pages } from '../../../lambdas/contract/copy/pages.ts';

/** Gives the page its title and its description. What only the data knows (a subject) comes in `own`. */
export function usePage(name: PageName, own: { title?: string; description?: string } = {}): void {
  const title = own.title ?? pages[name].title;
  const description = own.description ?? pages[name].description;
  useEffect(() => {
    document.title = `${title} · ${general.product}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
