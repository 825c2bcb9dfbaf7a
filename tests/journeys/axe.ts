import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds, each with where it was found. */
export async function findings(page: Page, where: string): Promise<string[]> {
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox=""]') // a mail's frame runs nothing, not even axe
    .options({ rules })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} at ${target.join(' ')}`),
  );
}
