/**
 * Records a page: as it is at first, and then every change of it, until it is ended. Each string is masked once, where it
 * is read from the page, with the policy of its place.
 */

import type { Incremental } from '../../../lambdas/contract/wire/encode-small.ts';
import { PACE_MS, PACE_UNWATCHED_MS, PIECE_NODES } from '../limits.ts';
import { type Deliveries, Pace } from '../pace.ts';
import { maskUrl } from '../privacy/mask-url.ts';
import { pathAllowed } from '../privacy/strict-mode.ts';
import { rememberEditors, rememberPageFields } from '../privacy/typing.ts';
import type { PageRecorder, RecordingOptions } from '../recording-options.ts';
import { AttributeWatch, WATCHED } from './attribute-watch.ts';
import { Changes } from './changes.ts';
import type { Context } from './context.ts';
import { Frames } from './frames.ts';
import { type Entry, Nodes } from './ids.ts';
import { Listeners, targetOf } from './listeners.ts';
import { isConnected, isElement, tagOf } from './natives.ts';
import { watchHand } from './pointer.ts';
import { recordedPolicy } from './policy.ts';
import { type CallsOptions, watchCalls } from './styles/rule-calls.ts';
import { Styles } from './styles/styles.ts';
import { watchViewport } from './viewport.ts';
import { ALL, Walk } from './walk.ts';
import { WireSink } from './wire-sink.ts';

let nodes = new Nodes();
let flush = () => {};
/** Writes the rest of the first picture. */
let finish = () => {};

const idOf = (node: Node): number => {
  if (!nodes.get(node)) finish();
  return nodes.get(node)?.id ?? -1;
};

export const pageRecorder: PageRecorder = {
  start,
  idOf,
  flush: () => flush(),
};

function start(options: RecordingOptions): () => void {
  const { life, cost, documents, emit, onStorm, onPicture, piece = PIECE_NODES } = options;
  nodes = new Nodes();
  const sink = new WireSink(emit);
  /** Called hundreds of times a minute: one argument, so that no list of them is made. */
  const guarded =
    <A = void>(run: (arg: A) => void) =>
    (arg: A): void => {
      if (life.hasEnded) return;
      try {
        cost.sample(run, arg);
      } catch {
        life.countError();
      }
    };
  const pace = new Pace({
    after: (ms, run) => life.after(ms, run),
    now: () => performance.now(),
    interval: () => (attributes.isComparing ? PACE_UNWATCHED_MS : PACE_MS),
    work: (run) => cost.measure(run, undefined),
    onStorm,
  });
  const queue = guarded((records: MutationRecord[]) => pace.queue(buffer, records));
  const observer = new MutationObserver((records) => {
    if (!pace.collect(records)) queue(records);
  });
  const attributes = new AttributeWatch(observer);
  const endings: (() => void)[] = [];
  const listeners = new Listeners(guarded);
  const hosts = new Set<Entry>();

  const context: Context = {
    nodes,
    sink,
    policyOf: recordedPolicy(nodes),
    look: 1,
    found: {
      frame: (frame) => frames.found(frame),
      shadow: (root) => {
        observer.observe(root, WATCHED);
        listeners.enter(root);
        styles.root(root);
      },
      known: (entry, parent) => changes.meet(entry, parent),
      sheet: (sheet, entry) => styles.found(sheet, entry),
    },
  };
  const walk = new Walk(context);
  const changes = new Changes(context, walk);
  const styles = new Styles(context);
  const frames = new Frames({
    context,
    walk,
    enter: (page) => {
      watch(page);
      documents.enter(page);
    },
  });
  const buffer = {
    processNow(deliveries: Deliveries, changed: number): void {
      const isUnwatched = attributes.isComparing;
      const pending = observer.takeRecords();
      attributes.recording(changed);
      changes.processNow([...deliveries, pending], hosts, isUnwatched ? page : undefined);
      hosts.clear();
      frames.writeFound();
      styles.write();
      // No report of an attribute would start the next recording.
      if (attributes.isComparing) wake();
    },
  };
  /** What the browser has noted and not yet handed over. */
  const gather = () => {
    const records = observer.takeRecords();
    if (records.length > 0) pace.queue(buffer, records);
  };
  const flushAll = () => {
    finish();
    gather();
    pace.flush();
  };
  flush = guarded(flushAll);
  const wake = () => pace.queue(buffer, []);
  /** What was gathered is recorded before anything that came after it. */
  const emitChange = (data: Incremental) => {
    flushAll();
    sink.incremental(data);
  };

  const calls: CallsOptions = {
    catchErrors:
      (run) =>
      (...args) =>
        guarded(() => run(...args))(),
    done: (sheet, done) => {
      styles.done(sheet, done);
      wake();
    },
    adopted: (root) => {
      styles.root(root);
      wake();
    },
    shadowMade: (host) => {
      const entry = nodes.get(host);
      if (!entry) return;
      hosts.add(entry);
      wake();
    },
  };
  function watch(page: Document): void {
    observer.observe(page, WATCHED);
    listeners.enter(page);
    styles.root(page);
    const view = page.defaultView;
    if (!view) return;
    const end = watchCalls(view, calls);
    if (view === window) endings.push(end);
    else keepWeakly(end, page);
  }
  /** What was put around a frame's natives goes with the frame, or when recording ends. */
  const keepWeakly = (end: () => void, page: Document) => {
    const [ending, where] = [new WeakRef(end), new WeakRef(page)];
    ends.set(page, end);
    endings.push(() => where.deref() && ending.deref()?.());
  };
  const ends = new WeakMap<Document, () => void>();

  endings.push(
    watchHand({
      nodes,
      idOf,
      listeners,
      emit: emitChange,
      emitMoves: (data) => {
        finish();
        sink.incremental(data);
      },
      after: (ms, run) => life.after(ms, () => guarded(run)()),
    }),
  );
  endings.push(watchViewport(life, emitChange));
  listeners.on('load', (event) => {
    const target = targetOf(event);
    if (!target || !isElement(target) || !isConnected(target)) return;
    const tag = tagOf(target);
    if (tag !== 'iframe' && tag !== 'link') return;
    flushAll();
    const entry = nodes.get(target);
    if (!entry) return;
    if (tag === 'iframe') frames.loaded(entry);
    else changes.linkLoaded(entry);
    styles.write();
  });

  const page = nodes.add(document, 0);
  let spent = 0;
  let cancelPiece = () => {};
  const release = pace.hold();
  /** The page is watched from the first piece on, and what changed is recorded behind the last one. */
  const writePiece = (most: number): void => {
    const started = performance.now();
    cancelPiece();
    rememberPageFields();
    rememberEditors();
    // Should it fail, nothing is written any more.
    finish = () => {};
    const isDone = walk.piece(page, most);
    if (isDone) {
      sink.pageEnd();
      gather();
      if (walk.late.size > 0) wake();
      release();
      frames.writeFound();
      styles.write();
    } else {
      finish = () => writePiece(ALL);
      cancelPiece = life.after(0, () => cost.measure(writePiece, piece));
    }
    spent += performance.now() - started;
    if (isDone) onPicture(spent);
  };
  cost.measure(() => {
    sink.meta(pathAllowed(maskUrl(location.href)), innerWidth, innerHeight);
    sink.page(scrollX, scrollY);
    sink.document(page.id, document.compatMode);
    watch(document);
    writePiece(piece);
  }, undefined);

  return () => {
    guarded(() => {
      finish();
      gather();
      pace.finish();
    })();
    observer.disconnect();
    listeners.end();
    for (const end of endings) end();
    flush = () => {};
    finish = () => {};
    nodes = new Nodes();
  };
}
