/**
 * Records one page: requests a session, records while the request is pending, sends batches, and flushes on exit. The
 * loader decides whether recording starts, and the server's responses whether it continues.
 */
import { watchActivity } from './activity.ts';
import { Cost } from './cost.ts';
import { Outbox } from './delivery/outbox.ts';
import { retryDelay } from './delivery/retry-delay.ts';
import {
  continueStoredSession,
  getOrCreateVisitor,
  hasExpired,
  needsNewTicket,
  refreshLoader,
  requestSession,
  sessionFrom,
  storedVisitor,
  storeRejection,
  storeSession,
  storeUnsentBatches,
  takeUnsentBatches,
} from './delivery/session.ts';
import { Transport } from './delivery/transport.ts';
import { Documents } from './documents.ts';
import type { EmitCustomEvent } from './emit-custom.ts';
import { watchBusy } from './evidence/busy.ts';
import { watchClicks } from './evidence/clicks.ts';
import { watchErrors } from './evidence/errors.ts';
import { watchFields } from './evidence/fields.ts';
import { watchForms } from './evidence/forms.ts';
import { watchKeys } from './evidence/keys.ts';
import { currentPage, currentReferrer, kindOfLoad, watchPages } from './evidence/pages.ts';
import { watchReactions } from './evidence/reactions.ts';
import { watchRequests } from './evidence/requests.ts';
import { watchUnseenChanges } from './evidence/unseen-changes.ts';
import { watchVitals } from './evidence/vitals.ts';
import { Lifetime, whenParsed } from './lifetime.ts';
import { PAUSE_AFTER_HIDDEN_MS, PAUSE_AFTER_IDLE_MS } from './limits.ts';
import type { RecorderConfig, StopReason } from './loader-interface.ts';
import { endStrict, startStrict, storeStrict } from './privacy/strict-mode.ts';
import { readHashesAgain, storeTypedHashes } from './privacy/typed-hashes.ts';
import { forgetTyped, isInVocabulary, typedValues } from './privacy/typed-words.ts';
import { watchTyping } from './privacy/typing.ts';
import { RecordingControl } from './recording-control.ts';
import type { PageRecorder } from './recording-options.ts';

/** Whether recording has started on this page before: consent may be withdrawn and granted again. */
let hasStarted = false;

/** Starts recording this page, and returns a function that stops it. Throws if strict mode is missing from this build. */
export function startRecorder(
  config: RecorderConfig,
  recorder: PageRecorder,
  onRejected: () => void,
  since: number,
): (reason: StopReason) => void {
  const { origin, visitorId, release, isStrict, consent } = config;
  const early = config.takeEarly();
  // A second recording of the same page does not include the page's load.
  if (hasStarted) since = Date.now();
  /** Earlier requests are not reported: there was no consent yet. A visitor with an id has given it on an earlier page. */
  const requestsFrom = hasStarted || (consent() && !storedVisitor()) ? since : 0;
  if (isStrict) startStrict();
  const life = new Lifetime();
  const cost = new Cost();
  const documents = new Documents(life);
  /** With the frames that are not recorded, where visitors are active as well. */
  const everywhere = new Documents(life, documents);
  documents.each((page) => everywhere.add(page));
  // The first listener, because all others may describe elements that repeat the input.
  watchTyping(life, everywhere, early);
  let session = continueStoredSession(undefined, visitorId, Date.now());
  let isRequesting = false;
  let isTicketRejected = false;
  let attempts = 0;
  /** The next sequence number while there is no session. Unsent batches of earlier pages without one already have numbers. */
  let seqWithoutSession = 0;

  const transport = new Transport({
    url: () => {
      if (!session || isTicketRejected) return undefined;
      if (needsNewTicket(session, Date.now())) void getSession();
      return `${origin}/functions/v1/record-events?ticket=${encodeURIComponent(session.ticket)}`;
    },
    renewTicket: () => {
      isTicketRejected = true;
      void getSession();
    },
    stop: () => endRejected('disconnected'),
    after: (ms, run) => life.after(ms, run),
  });
  const outbox = new Outbox({
    send: (batch) => transport.send(batch),
    addBatch: (batch) => transport.addBatch(batch),
    nextSeq: () => (session ? session.nextSeq++ : seqWithoutSession++),
    cost: () => ({
      script_ms: Math.round(cost.totalMs),
      bytes: transport.bytes,
      errors: life.errors,
    }),
    onOverflow: () => life.end(),
    after: (ms, run) => life.after(ms, () => cost.measureTask(run, undefined)),
  });
  const emitCustom: EmitCustomEvent = (tag, payload, at = Date.now()) => {
    outbox.putCustom(at, { tag, payload });
    // In a single-page app each page may be the last one of the visit.
    if (tag === 'rv:page' && hasStarted) outbox.flushSoon();
  };
  const recording = new RecordingControl({
    life,
    cost,
    documents,
    emit: (event) => {
      pages.checkUrl();
      outbox.putEvent(event);
    },
    emitCustom,
    recorder,
    onChanges: watchUnseenChanges(life, documents, emitCustom),
  });
  const vitals = watchVitals(life, emitCustom, since, since === config.since() ? undefined : 0);
  const pages = watchPages(life, emitCustom, vitals.nextPage);
  // The page event comes first, because the server assigns all later events to it.
  pages.emitPage(hasStarted ? 'restored' : kindOfLoad(), since);
  hasStarted = true;
  let isPageReported = true;
  const isExpired = () => session && hasExpired(session, Date.now());

  /** Starts a session, or renews the ticket of the current one. Only activity starts another one after that has expired. */
  async function getSession(): Promise<void> {
    if (isRequesting || life.hasEnded || isExpired()) return;
    isRequesting = true;
    const response = await requestSession(origin, {
      visitor_id: visitorId,
      visitor: getOrCreateVisitor(),
      ...(session && { session_id: session.id }),
      host: location.host,
      page: currentPage(),
      referrer: currentReferrer(),
      viewport: [innerWidth, innerHeight],
      release,
      sent_at: Date.now(),
    });
    isRequesting = false;
    life.catchErrors(applyResponse)(response);
  }

  function applyResponse(response: Awaited<ReturnType<typeof requestSession>>): void {
    if (response === 'retry') {
      life.after(retryDelay(attempts++), () => void getSession());
      return;
    }
    if (!response.admitted) {
      endRejected(response.reason);
      return;
    }
    if (response.upgrade) refreshLoader(config.loader);
    attempts = 0;
    isTicketRejected = false;
    const isNewSession = session !== undefined && session.id !== response.session_id;
    session = sessionFrom(response, visitorId, Date.now(), session);
    session.nextSeq = Math.max(session.nextSeq, seqWithoutSession);
    seqWithoutSession = 0;
    if (isNewSession) {
      outbox.clear();
      transport.clear();
      isPageReported = false;
      startPage();
    }
    outbox.open();
    transport.retryNow();
  }

  /** Ends a rejected recording; a reason also ends that of the tab's next pages. Consent may have been denied meanwhile. */
  function endRejected(reason?: string): void {
    if (life.hasEnded) return;
    life.end();
    reason ? storeRejection(visitorId, reason) : onRejected();
  }
  function startPage(): void {
    if (!isPageReported) pages.emitPage('restored');
    isPageReported = false;
    recording.start();
  }

  /** Forgets the session, its unsent batches and the style sheets that the server has stored for it. */
  function dropSession(): void {
    session = undefined;
    outbox.clear();
    transport.clear();
  }

  let cancelIdlePause: (() => void) | undefined;
  /** Starts a new session if the last one has expired, and records a paused page again. */
  function onActivity(): void {
    if (document.hidden) return;
    if (isExpired()) {
      recording.pause();
      flushOnExit(false);
      dropSession();
    }
    if (session) session.activeAt = Date.now();
    else void getSession();
    if (!recording.isRecording) startPage();
    cancelIdlePause?.();
    cancelIdlePause = life.after(PAUSE_AFTER_IDLE_MS, () => recording.pause());
  }

  const forms = watchForms(life, documents, emitCustom);
  /** Records and sends everything that is pending, because an unloaded page runs no timers. */
  function flushOnExit(isUnloading: boolean): void {
    recorder.flush();
    vitals.report();
    forms.checkOnExit();
    outbox.flushOnExit(isUnloading);
    storeUnsentBatches(session?.id ?? visitorId, transport.flushOnExit(isUnloading));
  }
  /** A hidden page may never become visible again, so it flushes and stores its state. */
  function suspend(isUnloading: boolean): void {
    cost.measureTask(flushOnExit, isUnloading);
    if (session) storeSession(session);
    storeTypedHashes(typedValues(), isInVocabulary);
    storeStrict();
  }
  function resume(): void {
    // Another page or tab may have received input.
    if (!globalThis.WITHOUT_STRICT && isStrict) startStrict();
    session = continueStoredSession(session, visitorId, Date.now());
    sendStoredBatches();
    onActivity();
  }
  function sendStoredBatches(): void {
    for (const batch of takeUnsentBatches(session?.id ?? visitorId)) {
      transport.send(batch);
      if (!session) seqWithoutSession = Math.max(seqWithoutSession, batch.seq + 1);
    }
  }
  watchActivity(life, everywhere, onActivity);
  let cancelHiddenPause: (() => void) | undefined;
  let visitorOnExit: unknown;
  /** Between pagehide and pageshow. Browsers also fire visibilitychange after pagehide, when everything has been sent. */
  let isUnloaded = false;
  life.listen(document, 'visibilitychange', () => {
    if (isUnloaded) return;
    const visible = !document.hidden;
    cancelHiddenPause?.();
    emitCustom('rv:visibility', { visible });
    if (visible) resume();
    else {
      suspend(false);
      cancelHiddenPause = life.after(PAUSE_AFTER_HIDDEN_MS, () => recording.pause());
    }
  });
  watchFields(life, documents, emitCustom, forms.remember); // before pagehide below, because it reports the focused field on exit
  life.listen(window, 'pagehide', ({ persisted }: PageTransitionEvent) => {
    isUnloaded = true;
    visitorOnExit = storedVisitor();
    if (persisted) recording.pause();
    // Adds an event if none is pending, because the last batch marks the exit: the analysis ignores requests that it cut off.
    if (outbox.isEmpty || !document.hidden) emitCustom('rv:visibility', { visible: false });
    outbox.markLast();
    suspend(true);
  });
  life.listen(window, 'online', () => {
    attempts = 0;
    if (session) transport.resetRetries();
    else void getSession();
  });
  life.listen(document, 'freeze', () => suspend(true));
  life.listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    isUnloaded = false;
    if (!persisted) return;
    if (storedVisitor() !== visitorOnExit) dropSession(); // another page denied consent and granted it again
    readHashesAgain();
    resume();
  });
  watchClicks(life, documents, emitCustom, recorder.idOf);
  watchErrors(life, documents, emitCustom, early, since);
  watchRequests(life, documents, emitCustom, origin, requestsFrom, since);
  watchReactions(life, documents, emitCustom);
  watchBusy(life, documents, emitCustom);
  watchKeys(life, documents, emitCustom);
  life.onEnd(() => {
    dropSession(); // a batch whose response arrives later is not sent again
    forgetTyped();
    endStrict();
  });
  sendStoredBatches();
  if (session) outbox.open();
  else void getSession();
  whenParsed(life, (event) => {
    if (event) pages.emitParsed();
    onActivity();
  });
  return (reason) => {
    recording.pause();
    if (reason === 'stop') suspend(true);
    life.end();
  };
}
