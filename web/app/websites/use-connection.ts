import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { connection } from '../../../lambdas/contract/copy/connection.ts';
import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import { isDescribed } from '../../../lambdas/contract/integration.ts';
import type { CheckReply } from '../../../lambdas/contract/integration-check.ts';
import { getVerificationStatus } from '../../../lambdas/contract/sign-up.ts';
import { call } from '../lib/api.ts';
import { store } from '../lib/changed-data.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { stored } from '../lib/storage.ts';
import { analysisOutcome } from './analysis-outcome.ts';
import { checkAndSave } from './check/check-and-save.ts';
import { checkKey, useOpeningCheck } from './check/use-opening-check.ts';
import { type ConnectionStep, openingStepOf, statusAt } from './connection-step.ts';
import { useRedirectAfterSetup, useWebsiteMutations, type Website } from './use-website.ts';

/** What the owner has typed, selected and tested on the connection page. The server's data apply to what is missing. */
interface Draft {
  readonly domain?: string | undefined;
  readonly analysis?: string | undefined;
  readonly step?: ConnectionStep | undefined;
  readonly check?: CheckReply | undefined;
}

/** The draft of a website; another key, after the website was connected or disconnected, starts with an empty one. */
function useDraft(key: string) {
  const [draft, setDraft] = useState<Draft>({});
  const [keyOfDraft, setKeyOfDraft] = useState(key);
  if (key !== keyOfDraft) {
    setKeyOfDraft(key);
    setDraft({});
  }
  const change = (changes: Draft) => setDraft((current) => ({ ...current, ...changes }));
  return [draft, change] as const;
}

/** State and actions of the connection page, after the website has loaded. */
export function useConnection(website: Website) {
  const { integration, pending } = website;
  const { id: userId } = useUser();
  const cache = useQueryClient();
  const mutations = useWebsiteMutations();
  const { data: verification, isPending } = useQuery({
    queryKey: ['verification'],
    queryFn: () => call(getVerificationStatus, undefined),
  });
  /** An unverified email address locks the test. Avoids a request that the server would reject (§5). */
  const isLocked = verification?.isVerified === false;
  const opening = useOpeningCheck(integration);
  // The opening step depends on both. A step shown earlier would be replaced while the owner uses it.
  const isOpening = isPending || opening.isBlocking;
  const openingStep = openingStepOf(website, opening.stage, isLocked);
  // The website may also be connected or disconnected in another browser.
  const [draft, change] = useDraft(`${integration?.id}/${openingStep === 'connected'}`);
  const go = (next: ConnectionStep) => change({ step: next });

  // An analysis may end after the owner left this page and came back.
  const saved = pending ?? integration;
  const domain = draft.domain ?? saved?.domain ?? '';
  const savedAnalysis = saved && isDescribed(saved) ? saved.website_analysis : '';
  const analysis = draft.analysis ?? savedAnalysis;
  const target = [pending, integration].find((each) => each?.domain === domain);
  const selected = draft.step ?? openingStep;
  // Another tab may have replaced the website that is being installed here.
  const step = selected === 'installation' && !target ? 'analysis' : selected;

  const [isComplete, setIsComplete] = useState(false);
  useRedirectAfterSetup(isComplete, false);

  const analyze = (newDomain: string) => {
    change({ domain: newDomain, check: undefined, step: 'analysis' });
    const setAnalysis = (text: string) => change({ analysis: text });
    const backToAddress = () => go('domain_input');
    const failed = connection.analysisFailed;
    mutations.analyze.mutate(newDomain, analysisOutcome({ setAnalysis, backToAddress, failed }));
  };
  const toInstallation = () => {
    if (isLocked) return notifyProblem(websites.emailNotVerified);
    if (analysis.trim() === '' || mutations.analyze.isPending) return;
    // The server has no script for this domain yet.
    if (!target) return analyze(domain);
    mutations.describe.mutate({ id: target.id, website_analysis: analysis });
    go('installation');
  };
  const save = async (found: CheckReply) => {
    const saved = await mutations.save.mutateAsync({ domain, website_analysis: analysis });
    store(cache, checkKey(saved.integration), found); // avoids another check
  };
  const test = async () => {
    if (domain === '') return notifyProblem(websites.url.missing);
    if (isLocked) return notifyProblem(websites.emailNotVerified);
    const isSaved = await checkAndSave(domain, {
      check: mutations.check.mutateAsync,
      onChecked: (found) => change({ check: found }),
      save,
    });
    if (!isSaved) return;
    stored.showSuccessModalOf(userId).set('true');
    setIsComplete(true);
  };
  const disconnect = () => {
    if (!integration) return;
    const { done, failed } = connection.disconnect;
    const detail = failed.detail(displayDomain(integration.domain));
    mutations.disconnect.mutate(integration.id, {
      onSuccess: () => notifySuccess(done),
      onError: (error) => notifyFailure(error, { title: failed.title, detail }),
    });
  };

  return {
    step: isComplete ? ('connected' as const) : step,
    status: isComplete ? ('complete' as const) : statusAt(step),
    isOpening,
    isLocked,
    isComplete,
    go,
    domain,
    analysis,
    target,
    // Typing keeps the step, which must not change under the owner's hands.
    typeDomain: (text: string) => change({ domain: text, step }),
    typeAnalysis: (text: string) => change({ analysis: text, step }),
    isAnalyzing: mutations.analyze.isPending,
    analyze,
    toInstallation,
    check: draft.check ?? (opening.check?.success ? undefined : opening.check),
    hasTested: draft.check !== undefined,
    isTesting: mutations.check.isPending || mutations.save.isPending,
    test,
    isDisconnecting: mutations.disconnect.isPending,
    disconnect,
  };
}
export type Connection = ReturnType<typeof useConnection>;
