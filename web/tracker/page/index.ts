/**
 * Records a page: a snapshot, then every change until it is stopped. Each string is masked once, when it is read from the
 * page, with the policy of its place.
 */

import type { Incremental } from '../../../lambdas/contract/wire/encode-small.ts';
import { PACE_MS, PACE_UNWATCHED_MS, PIECE_NODES } from '../limits.ts';
import { type Deliveries, Pace } from '../pace.ts';
import { maskUrl } from '../privacy/mask-url.ts';
import { pathAllowed } from '../privacy/strict-mode.ts';
import { rememberPageFields, shadowTrees } from '../privacy/typing.ts';
import type { PageRecorder, RecordingOptions } from '../recording-options.ts';
import { AttributeWatch, WATCHED } from './attribute-watch.ts';
import { Changes } from './changes.ts';
import type { Context } from './context.ts';
import { Frames } from './frames.ts';
import { watchInteractions } from './interactions.ts';
import { Listeners, targetOf } from './listeners.ts';
import { isElement, tagOf } from './natives.ts';
import { recordedPolicy } from './policy.ts';
import { type Entry, Nodes } from './recorded-tree.ts';
import { forgetParts } from './split-text.ts';
import { type CallsOptions, observeSheetCalls } from './styles/rule-calls.ts';
import { Styles } from './styles/styles.ts';
import { watchViewport } from './viewport.ts';
import { ALL, Walk } from './walk.ts';
import { WireSink } from './wire-sink.ts';

let nodes = new Nodes();
let flush = () => {};
/** Writes the rest of the snapshot. */
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
  const {
    life,
    cost,
    documents,
    emit,
    onStorm,
    onSnapshot,
    onChanges,
    pieceNodes = PIECE_NODES,
  } = options;
  nodes = new Nodes();
  const sink = new WireSink(emit);
  /** Measures the cost of a handler and catches its errors. One argument, because rest parameters cost an array per call. */
  const guarded =
    <A = void>(run: (arg: A) => void) =>
    (arg: A): void => {
      if (life.hasEnded) return;
      try {
        cost.sampleTask(run, arg);
      } catch {
        life.countError();
      }
    };
  const pace = new Pace({
    after: (ms, run) => life.after(ms, run),
    now: () => performance.now(),
    pauseMs: () => (attributes.isComparing ? PACE_UNWATCHED_MS : PACE_MS),
    processNow,
    work: (run) => cost.measureTask(run, undefined),
    onStorm,
  });
  const queue = guarded((records: MutationRecord[]) => pace.queueRecords(records));
  const observer = new MutationObserver((records) => {
    if (!pace.collect(records)) queue(records);
  });
  const attributes = new AttributeWatch(observer);
  const cleanups: (() => void)[] = [];
  const listeners = new Listeners(guarded);
  const hosts = new Set<Entry>();

  const context: Context = {
    nodes,
    sink,
    policyOf: recordedPolicy(nodes),
    pass: 1,
    handlers: {
      frame: (frame) => frames.add(frame),
      shadow: (root) => {
        observer.observe(root, WATCHED);
        listeners.addTarget(root);
        styles.addRoot(root);
        shadowTrees.add(new WeakRef(root));
      },
      unlinkRecorded: (entry, parent) => changes.unlinkRecorded(entry, parent),
      sheet: (sheet, entry) => styles.sheetWritten(sheet, entry),
    },
  };
  const walk = new Walk(context);
  const changes = new Changes(context, walk);
  const styles = new Styles(context);
  const frames = new Frames({
    pageContext: context,
    walk,
    onDocument: (page) => {
      observeDocument(page);
      documents.add(page);
    },
  });
  /** Whether this pass found an attribute as it was recorded; undefined < pass is false for nodes that are not recorded. */
  const isUnchanged = (node: Node) => (nodes.get(node)?.written as number) < context.pass;
  function processNow(deliveries: Deliveries, changed: number): void {
    if (root !== document.documentElement) {
      root = document.documentElement;
      life.listenAgain();
      listeners.addTarget(document);
    }
    const wasComparing = attributes.isComparing;
    const pending = observer.takeRecords();
    attributes.beforePass(changed);
    const all = [...deliveries, pending];
    changes.processNow(all, hosts, wasComparing ? page : undefined);
    onChanges?.(wasComparing ? undefined : all, isUnchanged);
    hosts.clear();
    frames.writePending();
    styles.write();
    // While attributes are not observed, nothing else starts the next pass.
    if (attributes.isComparing) queuePass();
  }
  /** Takes records that the observer has not delivered yet. */
  const takeRecords = () => {
    const records = observer.takeRecords();
    if (records[0]) pace.queueRecords(records);
  };
  const flushAll = () => {
    finish();
    takeRecords();
    pace.flush();
  };
  flush = guarded(flushAll);
  const queuePass = () => pace.queueRecords([]);
  /** Emits an event after all pending changes, so that the order is that of the page. */
  const emitChange = (data: Incremental) => {
    flushAll();
    sink.writeIncremental(data);
  };

  const calls: CallsOptions = {
    catchErrors:
      (run) =>
      (...args) =>
        guarded(() => run(...args))(),
    onChange: (sheet, change) => {
      styles.addChange(sheet, change);
      queuePass();
    },
    onAdopt: (root) => {
      styles.addRoot(root);
      queuePass();
    },
    onShadow: (host) => {
      const entry = nodes.get(host);
      if (!entry) return;
      hosts.add(entry);
      queuePass();
    },
  };
  function observeDocument(page: Document): void {
    observer.observe(page, WATCHED);
    listeners.addTarget(page);
    styles.addRoot(page);
    const { defaultView } = page;
    if (!defaultView) return;
    // The cleanup must not keep a frame in memory until the end.
    const weakPage = new WeakRef(page);
    restoreByDocument.set(page, observeSheetCalls(defaultView, calls));
    cleanups.push(() => restoreByDocument.get(weakPage.deref() as Document)?.());
  }
  const restoreByDocument = new WeakMap<Document, () => void>();

  cleanups.push(
    watchInteractions({
      nodes,
      idOf,
      listeners,
      emit: emitChange,
      emitMoves: (data) => {
        finish();
        sink.writeIncremental(data);
      },
      after: (ms, run) => life.after(ms, () => guarded(run)()),
    }),
  );
  cleanups.push(watchViewport(life, emitChange));
  listeners.on('load', (event) => {
    const target = targetOf(event);
    if (!target || !isElement(target)) return;
    const tag = tagOf(target);
    if (tag !== 'iframe' && tag !== 'link') return;
    flushAll();
    const entry = nodes.get(target);
    if (!entry) return;
    if (tag === 'iframe') frames.onLoad(entry);
    else changes.linkLoaded(entry);
    styles.write();
  });

  const page = nodes.add(document, 0);
  let root = document.documentElement;
  let elapsed = 0;
  let cancelPiece = () => {};
  const release = pace.hold();
  /** Observers run from the first piece on; changes between the pieces are recorded after the last one. */
  const writePiece = (maxNodes: number): void => {
    const started = performance.now();
    cancelPiece();
    rememberPageFields();
    forgetParts();
    // If this throws, the snapshot is not continued.
    finish = () => {};
    const isDone = walk.writePiece(page, maxNodes);
    if (isDone) {
      sink.pageEnd();
      takeRecords();
      if (walk.unwritten.size > 0) queuePass();
      release();
      frames.writePending();
      styles.write();
    } else {
      finish = () => writePiece(ALL);
      cancelPiece = life.after(0, () => cost.measureTask(writePiece, pieceNodes));
    }
    elapsed += performance.now() - started;
    if (isDone) onSnapshot(elapsed);
  };
  cost.measureTask(() => {
    sink.meta(pathAllowed(maskUrl(location.href)), innerWidth, innerHeight);
    sink.page(scrollX, scrollY);
    sink.document(page.id, document.compatMode);
    observeDocument(document);
    writePiece(pieceNodes);
  }, undefined);

  return () => {
    guarded(() => {
      finish();
      takeRecords();
      pace.finishAll();
    })();
    observer.disconnect();
    listeners.end();
    for (const cleanup of cleanups) cleanup();
    flush = () => {};
    finish = () => {};
    nodes = new Nodes();
  };
}
