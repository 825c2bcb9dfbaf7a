import type { integrationStore } from '../integration.store.ts';
import type { Integration } from '../integration.ts';
import { trackingScript } from '../tracking-script.ts';

/** Updates the stored tag to the current form, because older accounts have one that pins an old release. */
export async function withCurrentTag(
  integration: Integration,
  appOrigin: string,
  integrations: ReturnType<typeof integrationStore>,
): Promise<Integration> {
  const generated_script = trackingScript(appOrigin, integration.visitor_id);
  if (integration.generated_script === generated_script) return integration;
  await integrations.describe(integration, { generated_script });
  return { ...integration, generated_script };
}
