/**
 * The recorder on one page: asks for a session, records while it waits, sends what it gathered, and takes its things
 * when it goes. What it may do is decided by the loader (before) and by the server's answers (after).
 */
import type { SessionAnswer } from '../../lambdas/contract/tracker.ts';
import { Cost, rounded } from './cost.ts';
import { Outbox } from './delivery/outbox.ts';
import {
  askForSession,
  isOver,
  leaveParcels,
  leaveRefusal,
  leaveSession,
  needsTicket,
  refreshLoader,
  resumed,
  sessionFrom,
  takeParcels,
  takeSession,
  visitorOf,
} from './delivery/session.ts';
import { Transport } from './delivery/transport.ts';
import { Documents } from './documents.ts';
import { watchBusy } from './evidence/busy.ts';
import { watchClicks } from './evidence/clicks.ts';
import { watchErrors } from './evidence/errors.ts';
import { watchFields } from './evidence/fields.ts';
import { watchForms } from './evidence/forms.ts';
import { watchKeys } from './evidence/keys.ts';
import { kindOfLoad, pageHere, watchPages } from './evidence/pages.ts';
import { watchReactions } from './evidence/reactions.ts';
import { watchRequests } from './evidence/requests.ts';
import { watchVitals } from './evidence/vitals.ts';
import type { EndReason, Handoff } from './handoff.ts';
import { Lifetime, whenParsed } from './lifetime.ts';
import {
  ACTIVE_MS,
  PAUSE_AFTER_HIDDEN_MS,
  PAUSE_AFTER_IDLE_MS,
  RETRY_FIRST_MS,
  RETRY_LAST_MS,
} from './limits.ts';
import { carryWords, forgetCarried } from './privacy/carried-words.ts';
import { maskUrl } from './privacy/mask-url.ts';
import { carryStrict, endStrict, startStrict } from './privacy/strict-mode.ts';
import { forgetTyped, typedValues } from './privacy/typed-words.ts';
import { watchTyping } from './privacy/typing.ts';
import type { PageRecorder } from './recording-options.ts';
import type { Tell } from './tell.ts';
import { Watcher, type WatcherOptions } from './watcher.ts';

/** On this page: consent may be taken back and given again. */
let hasStarted = false;

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'];

export function startRecorder(
  handoff: Handoff,
  recorder: PageRecorder,
): (reason: EndReason) => void {
  const { origin, visitorId, release, isStrict, takeErrors } = handoff;
  // After consent came back, or a recording ended, the page's load is not a part of what follows.
  const since = hasStarted ? Date.now() : handoff.since;
  if (isStrict) startStrict();
  const life = new Lifetime();
  const cost = new Cost();
  const documents = new Documents(life);
  let session = takeSession(visitorId, Date.now());
  let isAsking = false;
  let isTicketSpent = false;
  let attempts = 0;
  /** The number of the next batch while there is no session: pages before this one may have got none either. */
  let seqBefore = 0;

  const transport = new Transport({
    address: () => {
      if (!session || isTicketSpent) return undefined;
      if (needsTicket(session, Date.now())) void ask();
      return `${origin}/functions/v1/record-events?ticket=${encodeURIComponent(session.ticket)}`;
    },
    renew: () => {
      isTicketSpent = true;
      void ask();
    },
    refuse: () => refuse('disconnected'),
    after: (ms, run) => life.after(ms, run),
  });
  const outbox = new Outbox({
    send: (parcel) => transport.send(parcel),
    keep: (parcel) => transport.keep(parcel),
    nextSeq: () => (session ? session.nextSeq++ : seqBefore++),
    cost: () => ({
      script_ms: rounded(cost.total),
      script_ms_median: cost.percentiles.median,
      script_ms_p95: cost.percentiles.p95,
      bytes: transport.bytes,
      snapshots_skipped: watcher.skipped,
      errors: life.errors,
    }),
    onOverflow: () => life.end(),
    after: (ms, run) => life.after(ms, () => cost.measure(run, undefined)),
  });
  const put: WatcherOptions['emit'] = (event) => {
    pages.look();
    outbox.put(event);
  };
  const tell: Tell = (tag, payload, at = Date.now()) => {
    outbox.putCustom(at, { tag, payload });
    // On an app every page may be the last one that is seen.
    if (tag === 'rv:page' && hasStarted) outbox.flushSoon();
  };
  const watcher = new Watcher({ life, cost, documents, emit: put, tell, recorder });
  const vitals = watchVitals(life, tell, since);
  const pages = watchPages(life, tell, vitals.nextPage);
  // Before anything else of this page, or its first errors would belong to the page before.
  pages.tellPage(hasStarted ? 'restored' : kindOfLoad(), since);
  hasStarted = true;
  let isPageReported = true;
  const isParsedLater = document.readyState === 'loading';

  async function ask(): Promise<void> {
    if (isAsking || life.ended) return;
    isAsking = true;
    const answer = await askForSession(origin, {
      visitor_id: visitorId,
      visitor: visitorOf(() => crypto.randomUUID()),
      ...(session && { session_id: session.id }),
      host: location.host,
      page: pageHere(),
      referrer: maskUrl(document.referrer),
      viewport: [innerWidth, innerHeight],
      release,
      sent_at: Date.now(),
    });
    isAsking = false;
    life.shield(settle)(answer);
  }

  function settle(answer: SessionAnswer | 'later'): void {
    if (answer === 'later') {
      const longest = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** attempts++);
      life.after(longest * (0.5 + Math.random() / 2), () => void ask());
      return;
    }
    if (!answer.admitted) {
      refuse(answer.reason);
      return;
    }
    if (answer.upgrade) refreshLoader(handoff.loader);
    attempts = 0;
    isTicketSpent = false;
    const isAnother = session !== undefined && session.id !== answer.session_id;
    session = sessionFrom(answer, visitorId, Date.now(), session);
    session.nextSeq = Math.max(session.nextSeq, seqBefore);
    seqBefore = 0;
    if (isAnother) {
      transport.clear();
      outbox.clear();
      isPageReported = false;
      beginPage();
    }
    outbox.open();
    transport.retry();
  }

  function refuse(reason: string): void {
    session = undefined;
    life.end();
    leaveRefusal(visitorId, reason);
  }

  function beginPage(): void {
    if (!isPageReported) pages.tellPage('restored');
    isPageReported = false;
    watcher.begin();
  }

  /** On activity: an ended session starts again, a paused page is recorded again. */
  let isWaitingForIdle: (() => void) | undefined;
  function active(): void {
    if (document.visibilityState === 'hidden') return;
    if (session && isOver(session, Date.now())) endVisit();
    if (session) session.activeAt = Date.now();
    else void ask();
    if (!watcher.isWatching) beginPage();
    isWaitingForIdle?.();
    isWaitingForIdle = life.after(PAUSE_AFTER_IDLE_MS, () => watcher.pause());
  }
  function endVisit(): void {
    watcher.pause();
    farewell(false);
    session = undefined;
    outbox.clear();
    forgetTyped();
  }

  const forms = watchForms(life, tell);
  function farewell(isGoing: boolean): void {
    // The page's last changes are not recorded yet, and no timer runs on a page that is gone.
    recorder.flush();
    vitals.report();
    forms.lookAtLeave();
    outbox.farewell(isGoing);
    leaveParcels(session?.id ?? visitorId, transport.farewell(isGoing));
  }
  /** The page may never come back from here: all that is known leaves now. */
  function leave(isGoing: boolean): void {
    cost.measure(farewell, isGoing);
    if (session) leaveSession(session);
    carryWords(typedValues());
    carryStrict();
  }
  function comeBack(): void {
    session = resumed(session, takeSession(visitorId, Date.now()));
    takeLeft();
    active();
  }
  function takeLeft(): void {
    for (const parcel of takeParcels(session?.id ?? visitorId)) {
      transport.send(parcel);
      if (!session) seqBefore = Math.max(seqBefore, parcel.seq + 1);
    }
  }

  /** A hand moves sixty times a second: now and then one says as much, and the others cost nothing. */
  function awaitPerson(): void {
    const endings = SIGNS_OF_LIFE.map((type) => life.listen(document, type, noticed));
    function noticed() {
      for (const end of endings) end();
      life.after(ACTIVE_MS, awaitPerson);
      active();
    }
  }
  awaitPerson();
  let cancelHiddenPause: (() => void) | undefined;
  /** Between pagehide and pageshow; a page that goes is also hidden, after it has sent its last batch. */
  let isGone = false;
  life.listen(document, 'visibilitychange', () => {
    if (isGone) return;
    const visible = document.visibilityState === 'visible';
    cancelHiddenPause?.();
    tell('rv:visibility', { visible });
    if (visible) {
      comeBack();
      return;
    }
    leave(false);
    cancelHiddenPause = life.after(PAUSE_AFTER_HIDDEN_MS, () => watcher.pause());
  });
  watchTyping(life, documents);
  watchFields(life, documents, tell, forms.remember); // before the farewell: it tells of the field that was left behind
  life.listen(window, 'pagehide', ({ persisted }: PageTransitionEvent) => {
    isGone = true;
    if (persisted) watcher.pause();
    // The last batch says that it is the last, so there must be one; and leaving has cut off what was being asked for.
    if (outbox.isEmpty || document.visibilityState === 'visible')
      tell('rv:visibility', { visible: false });
    outbox.markLast();
    leave(true);
  });
  life.listen(window, 'online', () => {
    attempts = 0;
    if (session) transport.resetRetries();
    else void ask();
  });
  life.listen(document, 'freeze', () => leave(true));
  life.listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    isGone = false;
    if (!persisted) return;
    comeBack();
  });

  watchClicks(life, documents, tell, recorder.idOf);
  watchErrors(life, documents, tell, takeErrors());
  watchRequests(life, documents, tell, origin);
  watchReactions(life, documents, tell);
  watchBusy(life, tell);
  watchKeys(life, tell);
  life.atEnd(() => {
    outbox.clear();
    transport.clear();
    forgetTyped();
    endStrict();
  });

  takeLeft();
  if (session) outbox.open();
  else void ask();
  whenParsed(life, () => {
    if (isParsedLater) pages.tellParsed();
    active();
  });
  return (reason) => {
    watcher.pause();
    if (reason === 'asked') leave(true);
    if (reason === 'denied') forgetCarried();
    life.end();
  };
}
