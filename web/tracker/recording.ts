/** rrweb's recorder with the settings of docs/tracker-rules.md §1, every event masked before anybody else sees it. */
import { record } from '@rrweb/record';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';
import { isFieldLike, isOption, isReflecting } from './field-elements.ts';
import { isFieldTag, type Owner } from './mask-attributes.ts';
import { maskEvent, type Places } from './mask-event.ts';
import { Pace } from './pace.ts';
import { hooks, openTo } from './recorder-hooks.ts';
import type { PageRecorder, RecordingOptions } from './recording-options.ts';
import {
  BLOCK_SELECTOR,
  containerOf,
  HIDDEN,
  IGNORE_SELECTOR,
  isBlockedBox,
  isIgnored,
  type Known,
  type Policy,
  policyOf as policyOfNode,
  SHOWN,
} from './text-policy.ts';
import { rememberEdited, rememberFields } from './typing.ts';

export const libraryRecorder: PageRecorder = {
  start: startRecording,
  idOf: (node) => record.mirror.getId(node),
  flush: () => hooks.run(hooks.flush, []),
};

function startRecording(options: RecordingOptions): () => void {
  const { life, cost, documents, emit, onStorm } = options;
  const pace = new Pace({
    after: (ms, run) => life.after(ms, run),
    now: () => performance.now(),
    work: (run) => cost.measure(run, []),
    onStorm,
  });
  openTo({ life, pace, cost, documents });
  const stop = cost.measure(record, [
    {
      emit: (event) => {
        if (isMutation(event)) {
          rememberFields(document);
          rememberEdited();
        }
        if (maskEvent(event, placesNow())) emit(event);
      },
      blockSelector: BLOCK_SELECTOR,
      ignoreSelector: `${IGNORE_SELECTOR},${IGNORE_SELECTOR} *`,
      // By tag, so that every type is covered, also types that do not exist yet.
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
    sheets.clear();
  };
}

/** Movements in steps that look smooth in a replay, told once a second; a field once it is left. */
const SAMPLING = {
  mousemove: 100,
  mousemoveCallback: 1_000,
  scroll: 150,
  input: 'last',
} as const;

const isMutation = ({ type, data }: RecordedEvent): boolean =>
  type === 3 && (data as { source: number }).source === 0;

const nodeOf = (id: number): Node | null => record.mirror.getNode(id);

/** Sheets that a script made belong to no element; the strictest place that uses one decides. */
const sheets = new Map<number, Policy>();

/** The page as it is while one event is masked. */
function placesNow(): Places {
  const known: Known = new Map();
  const policyOf = (id: number) => policyOfNode(nodeOf(id), known);
  return {
    policyOf,
    isBlockedBox: (id) => isBlockedBox(nodeOf(id), known),
    ownerOf: (id) => ownerOf(nodeOf(id), known),
    isStyleText: (id) => nodeOf(id)?.parentNode?.nodeName.toLowerCase() === 'style',
    sheetPolicy: (styleId) => sheets.get(styleId) ?? HIDDEN,
    useSheet: (styleId, policy) => {
      sheets.set(styleId, Math.max(policy, sheets.get(styleId) ?? SHOWN) as Policy);
    },
    isIgnored: (id) => isIgnored(nodeOf(id)),
    isOption: (id) => isOption(nodeOf(id)),
    isUnknownTag: (id) => /-|Unknown/.test(`${nodeOf(id)?.nodeName}${nodeOf(id)}`),
  };
}

function ownerOf(node: Node | null, known: Known): Owner {
  const policy = policyOfNode(node, known);
  if (node?.nodeType === Node.DOCUMENT_NODE)
    return { tag: '', policy, isField: false, reflects: true };
  if (node?.nodeType !== Node.ELEMENT_NODE)
    return { tag: '', policy, isField: true, reflects: true };
  const element = node as Element;
  const tag = element.localName;
  const type = tag === 'input' ? (element.getAttribute('type') ?? '') : '';
  const isField = isFieldTag(tag, type) || isFieldLike(element);
  // What stands at a field is the page's own word, what is in it is not.
  const around = isField && policy === HIDDEN ? policyOfNode(containerOf(node), known) : policy;
  return { tag, policy: around, isField, reflects: isReflecting(element) };
}
