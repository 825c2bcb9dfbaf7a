import { updateWebsite } from '../../lambdas/contract/accounts.ts';
import type { Integration } from '../../lambdas/contract/integration.ts';
import { checkIntegration } from '../../lambdas/contract/integration-check.ts';
import {
  analyzeWebsite,
  disconnectIntegration,
  getIntegration,
  saveAnalysis,
  saveIntegration,
  sendShareInstructions,
} from '../../lambdas/contract/websites.ts';
import { active, checked, integration } from '../factories/integration.ts';
import { server } from '../fakes/server.ts';
import { profile } from './app.tsx';

/** A fake of the server's website calls that records requests. */
export const known: { integration: Integration | null; pending: Integration | null } = {
  integration: null,
  pending: null,
};

/** Call it before each test. */
export function openWebsites(): void {
  Object.assign(known, { integration: null, pending: null });
  server.respond(getIntegration, () => ({ ...known }));
  server.respond(analyzeWebsite, ({ websiteUrl }) => {
    const aiSummary = `${websiteUrl} is an online shop.`;
    known.pending = integration({ domain: websiteUrl, website_analysis: aiSummary });
    return { aiSummary, platform: 'shopify' as const, goal: 'checkout' as const };
  });
  server.respond(saveAnalysis, ({ website_analysis }) => {
    if (known.pending) known.pending = { ...known.pending, website_analysis };
    return { success: true };
  });
  server.respond(checkIntegration, checked());
  server.respond(saveIntegration, ({ domain, website_analysis }) => {
    known.integration = active({ domain, website_analysis });
    known.pending = null;
    return { integration: known.integration };
  });
  server.respond(disconnectIntegration, () => {
    known.integration = null;
    return { success: true };
  });
  server.respond(sendShareInstructions, { success: true });
  server.respond(updateWebsite, ({ website }) => ({ profile: { ...profile, website } }));
}
