/** rrweb's recorder with the settings of tracker.md §1, every event masked before anybody else sees it. */
import { record } from '@rrweb/record';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import type { Cost } from './cost.ts';
import type { Lifetime } from './lifetime.ts';
import { maskEvent, type Places, type Secrecy } from './mask-event.ts';
import { Pace } from './pace.ts';
import { openTo } from './recorder-hooks.ts';

// rrweb marks its own frames with this class.
const BLOCKED = '[data-reveille-block],.rr-block';
const IGNORED = '[data-reveille-ignore],[data-reveille-ignore] *';
const HIDDEN = 'textarea,[contenteditable]:not([contenteditable="false"])';
const MASKED = '[data-reveille-mask]';

export interface RecordingOptions {
  readonly life: Lifetime;
  readonly cost: Cost;
  emit(event: RecordedEvent): void;
  onStorm(): void;
}

/** Starts with a Meta event and a full snapshot. Returns what ends it. */
export function startRecording({ life, cost, emit, onStorm }: RecordingOptions): () => void {
  const pace = new Pace({
    after: (ms, run) => life.after(ms, run),
    now: () => performance.now(),
    work: (run) => cost.measure(run, []),
    onStorm,
  });
  openTo({ life, pace, cost });
  const stop = cost.measure(record, [
    {
      emit: (event) => {
        if (maskEvent(event, places)) emit(event);
      },
      blockSelector: BLOCKED,
      ignoreSelector: IGNORED,
      // By tag, so that every type is covered, also those nobody has thought of yet.
      maskAllInputs: false,
      maskInputOptions: { input: true, textarea: true, select: true, password: true } as object,
      maskInputFn: () => '',
      slimDOMOptions: 'all',
      sampling: SAMPLING,
    },
  ]);
  return () => {
    pace.finish();
    stop?.();
    openTo(undefined);
  };
}

/** Movements in steps that look smooth in a replay, told once a second; a field once it is left. */
const SAMPLING = {
  mousemove: 100,
  mousemoveCallback: 1_000,
  scroll: 150,
  media: 800,
  input: 'last',
} as const;

export const idOf = (node: Node): number => record.mirror.getId(node);

const elementOf = (id: number): Element | null => {
  const node = record.mirror.getNode(id);
  return node && (node.nodeType === 1 ? (node as Element) : node.parentElement);
};

const places: Places = {
  tagOf: (id) => elementOf(id)?.tagName.toLowerCase() ?? '',
  typeOf: (id) => elementOf(id)?.getAttribute('type') ?? '',
  secrecyOf: (id) => secrecyOf(elementOf(id)),
  isIgnored: (id) => elementOf(id)?.closest('[data-reveille-ignore]') != null,
};

/** Looks outward, through the borders of shadow trees and frames. */
export function secrecyOf(element: Element | null): Secrecy {
  let secrecy: Secrecy = 'shown';
  for (let at = element; at; at = hostOf(at)) {
    if (at.closest(HIDDEN) || at.ownerDocument.designMode === 'on') return 'hidden';
    if (at.closest(MASKED)) secrecy = 'masked';
  }
  return secrecy;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  if (root === document) return null;
  return root instanceof ShadowRoot
    ? root.host
    : (element.ownerDocument.defaultView?.frameElement ?? null);
}
