import * as z from 'zod/mini';
import * as integrationCheck from '../contract/integration-check.ts';
import * as websites from '../contract/websites.ts';
import { http, invocation, lambda, schedule } from '../runtime/function.ts';

const Website = z.object({ domain: z.string() });

export const getIntegration = lambda({
  trigger: http(websites.getIntegration),
  uses: ['table:read'],
});
export const analyzeWebsite = lambda({
  trigger: http(websites.analyzeWebsite),
  uses: ['table', 'page-reader', 'addresses', 'language-model'],
  timeoutSeconds: 25,
});
/** Fetches third-party pages, so it has no other permission (docs/threat-model.md, "Safe fetch"). */
export const readPage = lambda({
  trigger: invocation(Website),
  uses: ['web'],
  timeoutSeconds: 12,
});
export const saveAnalysis = lambda({ trigger: http(websites.saveAnalysis), uses: ['table'] });
export const checkIntegration = lambda({
  trigger: http(integrationCheck.checkIntegration),
  uses: ['table', 'page-reader', 'addresses'],
  timeoutSeconds: 15,
});
export const sendShareInstructions = lambda({
  trigger: http(websites.sendShareInstructions),
  uses: ['table', 'mail'],
});
/** Nothing else notices between two deployments that websites cannot load the tracker. It has no permission. */
export const checkLoader = lambda({
  trigger: schedule(5),
  uses: ['addresses'],
  timeoutSeconds: 20,
});
