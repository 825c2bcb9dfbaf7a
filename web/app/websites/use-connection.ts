import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { connection } from '../../../lambdas/contract/copy/connection.ts';
import { installationTest } from '../../../lambdas/contract/copy/installation-check.ts';
import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import { isDescribed } from '../../../lambdas/contract/integration.ts';
import type { CheckReply } from '../../../lambdas/contract/integration-check.ts';
import { REDIRECT_AFTER_SETUP_MS } from '../../../lambdas/contract/limits.ts';
import { getVerificationStatus } from '../../../lambdas/contract/sign-up.ts';
import { call } from '../lib/api.ts';
import { store } from '../lib/changed-data.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { useNavigate } from '../lib/router/router.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { stored } from '../lib/storage.ts';
import { analysisOutcome } from './analysis-outcome.ts';
import { notifyInstalled, notifyUnsuccessful } from './check/check-notice.ts';
import { checkKey, useOpeningCheck } from './check/use-opening-check.ts';
import { type ConnectionStep, openingStep, statusAt } from './connection-step.ts';
import { useWebsiteMutations, type Website } from './use-website.ts';

/** Whether an unverified email address locks the test. Avoids a request that the server would reject (§5). */
function useVerification() {
  const { data, isPending } = useQuery({
    queryKey: ['verification'],
    queryFn: () => call(getVerificationStatus, undefined),
  });
  return { isLocked: data?.isVerified === false, isPending };
}

/** State and actions of the connection page, after the website has loaded. */
export function useConnection(website: Website) {
  const { integration, pending } = website;
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const mutations = useWebsiteMutations();
  const { isLocked, isPending } = useVerification();
  const opening = useOpeningCheck(integration);
  // The opening step depends on both. A step shown earlier would be replaced while the owner uses it.
  const isOpening = isPending || opening.isBlocking;
  const opened = openingStep(website, opening.stage, isLocked);
  const known = pending ?? integration;
  const saved = {
    domain: known?.domain ?? '',
    analysis: known && isDescribed(known) ? known.website_analysis : '',
  };
  // What is not typed here follows the server, where an analysis may end after the owner left this page and came back.
  const [typedDomain, setDomain] = useState<string>();
  const [typedAnalysis, setAnalysis] = useState<string>();
  const domain = typedDomain ?? saved.domain;
  const analysis = typedAnalysis ?? saved.analysis;
  const [selected, go] = useState<ConnectionStep>();
  const [check, setCheck] = useState<CheckReply>();
  // What was typed and selected applies until the website is connected or disconnected, perhaps in another browser.
  const connected = `${integration?.id}/${opened === 'connected'}`;
  const [connectedBefore, setConnectedBefore] = useState(connected);
  if (connected !== connectedBefore) {
    setConnectedBefore(connected);
    setDomain(undefined);
    setAnalysis(undefined);
    go(undefined);
    setCheck(undefined);
  }
  const [isComplete, setIsComplete] = useState(false);
  const target = [pending, integration].find((each) => each?.domain === domain);
  const current = selected ?? opened;
  // Another tab may have replaced the website that is being installed here.
  const step = current === 'installation' && !target ? 'analysis' : current;

  useEffect(() => {
    if (!isComplete) return;
    const timer = setTimeout(() => navigate('/emails'), REDIRECT_AFTER_SETUP_MS);
    return () => clearTimeout(timer);
  }, [isComplete, navigate]);

  const analyze = (newDomain: string) => {
    setDomain(newDomain);
    setCheck(undefined);
    go('analysis');
    const backToAddress = () => go('domain_input');
    mutations.analyze.mutate(
      newDomain,
      analysisOutcome({ setAnalysis, backToAddress, failed: connection.analysisFailed }),
    );
  };
  const toInstallation = () => {
    if (isLocked) return notifyProblem(websites.emailNotVerified);
    if (analysis.trim() === '' || mutations.analyze.isPending) return;
    if (!target) return analyze(domain); // the server has no script for this domain yet
    mutations.describe.mutate({ id: target.id, website_analysis: analysis });
    go('installation');
  };
  const test = async () => {
    if (domain === '') return notifyProblem(websites.url.missing);
    if (isLocked) return notifyProblem(websites.emailNotVerified);
    let found: CheckReply;
    try {
      found = await mutations.check.mutateAsync(domain);
      setCheck(found);
      if (!found.success) return notifyUnsuccessful(found, domain);
    } catch (error) {
      return notifyFailure(error, installationTest.failed);
    }
    try {
      const saved = await mutations.save.mutateAsync({ domain, website_analysis: analysis });
      store(cache, checkKey(saved.integration), found); // avoids another check
    } catch (error) {
      return notifyFailure(error, websites.save.failed);
    }
    stored.showSuccessModalOf(userId).set('true');
    notifyInstalled(domain);
    setIsComplete(true);
  };
  const disconnect = () => {
    if (!integration) return;
    const { done, failed } = connection.disconnect;
    mutations.disconnect.mutate(integration.id, {
      onSuccess: () => notifySuccess(done),
      onError: (error) =>
        notifyFailure(error, {
          title: failed.title,
          detail: failed.detail(displayDomain(integration.domain)),
        }),
    });
  };
  return {
    step: isComplete ? ('connected' as const) : step,
    status: isComplete ? ('complete' as const) : statusAt(step),
    ...{ domain, analysis, target, isLocked, isComplete, isOpening },
    check: check ?? (opening.check?.success ? undefined : opening.check),
    hasTested: check !== undefined,
    go,
    // Typing keeps the step, which must not change under the owner's hands.
    typeDomain: (text: string) => {
      setDomain(text);
      go(step);
    },
    typeAnalysis: (text: string) => {
      setAnalysis(text);
      go(step);
    },
    ...{ analyze, toInstallation, test, disconnect },
    isAnalyzing: mutations.analyze.isPending,
    isTesting: mutations.check.isPending || mutations.save.isPending,
    isDisconnecting: mutations.disconnect.isPending,
  };
}
export type Connection = ReturnType<typeof useConnection>;
