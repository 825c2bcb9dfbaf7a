import { useState } from 'react';
import type { CheckReply } from '../../../lambdas/contract/integration-check.ts';
import type { ConnectionStep } from './connection-step.ts';

/** What the owner has typed, selected and tested on the connection page. The server's data apply to what is missing. */
interface Draft {
  readonly domain?: string | undefined;
  readonly analysis?: string | undefined;
  readonly step?: ConnectionStep | undefined;
  readonly check?: CheckReply | undefined;
}

/** The draft of a website; another key, after the website was connected or disconnected, starts with an empty one. */
export function useDraft(key: string) {
  const [draft, setDraft] = useState<Draft>({});
  const [keyOfDraft, setKeyOfDraft] = useState(key);
  if (key !== keyOfDraft) {
    setKeyOfDraft(key);
    setDraft({});
  }
  const change = (changes: Draft) => setDraft((current) => ({ ...current, ...changes }));
  return [draft, change] as const;
}
