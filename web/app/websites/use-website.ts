import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Integration, isDescribed } from '../../../lambdas/contract/integration.ts';
import { checkIntegration } from '../../../lambdas/contract/integration-check.ts';
import { REDIRECT_AFTER_SETUP_MS } from '../../../lambdas/contract/limits.ts';
import {
  analyzeWebsite,
  disconnectIntegration,
  getIntegration,
  saveAnalysis,
  saveIntegration,
  sendShareInstructions,
} from '../../../lambdas/contract/websites.ts';
import { useLiveQuery } from '../lib/account/live-query.ts';
import { call } from '../lib/api.ts';
import { reload, store } from '../lib/changed-data.ts';
import { useNavigate } from '../lib/router/router.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { markWebsiteKnown, rememberWebsite } from '../lib/storage.ts';

export const websiteKey = ['integration'] as const;
export const analyzeKey = ['analyze'] as const;

export interface Website {
  /** The active integration, whose visits are recorded. */
  readonly integration: Integration | null;
  /** The integration that is being set up. */
  readonly pending: Integration | null;
}

/** The connected website from the server; also updates what this browser stores about it (§3). */
export function useWebsite() {
  const { id } = useUser();
  const query = useQuery({ queryKey: websiteKey, queryFn: () => call(getIntegration, undefined) });
  useLiveQuery('integration', websiteKey);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    rememberWebsite(id, storedStateOf(data));
    markWebsiteKnown(id);
  }, [data, id]);
  return query;
}

/** For the shell: keeps this browser's stored state up to date on every page. */
export function WebsiteSync() {
  useWebsite();
  return null;
}

function storedStateOf({ integration, pending }: Website) {
  const website = integration ?? pending;
  if (!website) return undefined;
  const analysis = isDescribed(website) ? website.website_analysis : undefined;
  const isInstalled = website.is_active && !website.tag_missing_since && !website.outdated_since;
  return { domain: website.domain, isInstalled, analysis };
}

/** All mutations of the website; each reloads it from the server afterwards. */
export function useWebsiteMutations() {
  const { id: userId } = useUser();
  const cache = useQueryClient();
  const refresh = () => reload(cache, websiteKey);
  const analyze = useMutation({
    mutationKey: analyzeKey,
    mutationFn: (domain: string) => call(analyzeWebsite, { websiteUrl: domain }),
    onSettled: refresh, // the tag exists even if the website could not be read
  });
  const check = useMutation({
    mutationFn: (domain: string) =>
      call(checkIntegration, { websiteUrl: domain, operation: 'check', userId }),
    onSettled: refresh,
  });
  const describe = useMutation({
    mutationFn: (change: Pick<Integration, 'id' | 'website_analysis'>) =>
      call(saveAnalysis, change),
    onSettled: refresh,
  });
  const save = useMutation({
    mutationFn: (website: { domain: string; website_analysis: string }) =>
      call(saveIntegration, website),
    onSuccess: ({ integration }) =>
      store<Website>(cache, websiteKey, { integration, pending: null }),
  });
  const disconnect = useMutation({
    mutationFn: (id: string) => call(disconnectIntegration, { id }),
    onSettled: refresh,
  });
  const share = useMutation({
    mutationFn: (mail: { toEmail: string; subject: string; message: string }) =>
      call(sendShareInstructions, mail),
  });
  return { analyze, check, describe, save, disconnect, share };
}

/** Opens the emails after a delay, once setup is done (§4). `replace`: going back does not return to the setup. */
export function useRedirectAfterSetup(isDone: boolean, replace: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate('/emails', { replace }), REDIRECT_AFTER_SETUP_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate, replace]);
}
