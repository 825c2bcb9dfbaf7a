/**
 * The recorder on one page: asks for a session, records while it waits, sends what it gathered, and takes its things
 * when it goes. What it may do is decided by the loader (before) and by the server's answers (after).
 */
import type { RecordedEvent, SessionAnswer } from '../../lambdas/contract/tracker.ts';
import { watchClicks } from './clicks.ts';
import { Cost, rounded } from './cost.ts';
import { watchFields } from './fields.ts';
import type { Handoff, RecorderScript } from './handoff.ts';
import { Lifetime } from './lifetime.ts';
import {
  ACTIVE_MS,
  PAUSE_AFTER_HIDDEN_MS,
  PAUSE_AFTER_IDLE_MS,
  RETRY_FIRST_MS,
  RETRY_LAST_MS,
} from './limits.ts';
import { maskUrl } from './mask-url.ts';
import { Outbox } from './outbox.ts';
import { kindOfLoad, pageHere, watchPages } from './pages.ts';
import { watchReactions } from './reactions.ts';
import {
  askForSession,
  forgetEverything,
  isOver,
  leaveParcels,
  leaveRefusal,
  leaveSession,
  needsTicket,
  resumed,
  sessionFrom,
  takeParcels,
  takeSession,
  visitorOf,
} from './session.ts';
import type { Tell } from './tell.ts';
import { Transport } from './transport.ts';
import { watchTroubles } from './troubles.ts';
import { forgetTyped } from './typed-words.ts';
import { watchVitals } from './vitals.ts';
import { Watcher } from './watcher.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'];

export function start({ origin, visitorId, ready }: Handoff): void {
  const life = new Lifetime();
  const cost = new Cost();
  let session = takeSession(visitorId, Date.now());
  let isAsking = false;
  let isTicketSpent = false;
  let attempts = 0;

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
    nextSeq: () => (session ? session.nextSeq++ : 0),
    cost: () => ({
      script_ms: rounded(cost.total),
      script_ms_median: cost.percentiles.median,
      script_ms_p95: cost.percentiles.p95,
      bytes: transport.bytes,
      snapshots_skipped: watcher.skipped,
      errors: life.errors,
    }),
    onOverflow: () => life.end(),
    after: (ms, run) => life.after(ms, () => cost.measure(run, [])),
  });
  const put = (event: RecordedEvent): number => {
    pages.look();
    return outbox.put(event);
  };
  const tell: Tell = (tag, payload) =>
    void outbox.put({ type: 5, timestamp: Date.now(), data: { tag, payload } });
  const watcher = new Watcher({ life, cost, emit: put, tell });
  const pages = watchPages(life, tell);

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
    attempts = 0;
    isTicketSpent = false;
    const isAnother = session !== undefined && session.id !== answer.session_id;
    session = sessionFrom(answer, visitorId, Date.now(), session);
    if (isAnother) {
      transport.clear();
      outbox.clear();
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

  let isKnown = false;
  function beginPage(): void {
    watcher.begin();
    pages.tellPage(isKnown ? 'restored' : kindOfLoad());
    isKnown = true;
  }

  /** A person did something: an ended visit begins anew, a paused page is looked at again. */
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

  const tellVitals = watchVitals(life, tell);
  function farewell(isGoing: boolean): void {
    tellVitals();
    outbox.farewell();
    const rest = transport.farewell(isGoing);
    if (session) leaveParcels(session.id, rest);
  }
  /** The page may never come back from here: all that is known leaves now. */
  function leave(isGoing: boolean): void {
    cost.measure(farewell, [isGoing]);
    if (session) leaveSession(session);
  }
  function comeBack(): void {
    session = resumed(session, takeSession(visitorId, Date.now()));
    active();
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
  life.listen(document, 'visibilitychange', () => {
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
  watchFields(life, tell); // before the farewell: it tells of the field that was left behind
  life.listen(window, 'pagehide', ({ persisted }: PageTransitionEvent) => {
    if (persisted) watcher.pause();
    // The last batch says that it is the last, so there must be one.
    if (outbox.isEmpty) tell('rv:visibility', { visible: false });
    outbox.markLast();
    leave(true);
  });
  life.listen(document, 'freeze', () => leave(true));
  life.listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    comeBack();
  });

  watchClicks(life, tell);
  watchTroubles(life, tell, origin);
  watchReactions(life, tell);
  life.atEnd(() => {
    outbox.clear();
    transport.clear();
    forgetTyped();
  });
  ready((reason) => {
    watcher.pause();
    if (reason === 'denied') forgetEverything();
    else leave(true);
    life.end();
  });

  if (session) {
    for (const parcel of takeParcels(session.id)) transport.send(parcel);
    outbox.open();
  } else if (document.visibilityState === 'visible') {
    void ask();
  }
  whenParsed(life, active);
}

/** A snapshot before the page is there would be of nothing. */
function whenParsed(life: Lifetime, run: () => void): void {
  if (document.readyState === 'loading') life.listen(document, 'DOMContentLoaded', run);
  else life.shield(run)();
}

try {
  const { reveille } = document.currentScript as RecorderScript;
  if (reveille) start(reveille);
} catch {
  // Whatever this page is, a failure here is never the page's.
}
