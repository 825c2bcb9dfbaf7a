import fc from 'fast-check';
import type { RecordedEvent } from '../../lambdas/contract/tracker.ts';

const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 200 }));
const name = fc.oneof(
  fc.constantFrom('class', 'style', 'href', 'data-x', 'xlink:href', '0', 'toString', 'length'),
  fc.string({ minLength: 1 }).filter((each) => !['__proto__', 'constructor'].includes(each)),
);
const id = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: -2, max: 2 ** 31 }));
/** JSON has no -0. */
const plain = (number: number): number => number + 0;
const number = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map(plain),
);
const fields = (value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(name, value), { maxLength: 5 }).map(Object.fromEntries) as fc.Arbitrary<object>;
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fields(tie('value')),
  ),
}));
const record = fields(anything);

const marks = fc.record(
  {
    isShadow: fc.constant(true),
    isShadowHost: fc.constant(true),
    isSVG: fc.constant(true),
    isCustom: fc.constant(true),
    needBlock: fc.constant(true),
    isStyle: fc.constant(true),
    rootId: fc.integer({ min: 1, max: 2 ** 31 }),
  },
  { requiredKeys: [] },
);
const attributes = fields(
  fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: scalar }),
);
const leaf = fc.oneof(
  fc
    .record({ type: fc.constantFrom(3, 4, 5), textContent: text, id })
    .chain((node) => marks.map((more) => ({ ...node, ...more }))),
  fc.record({ type: fc.constant(1), name: text, publicId: text, systemId: text, id }),
);
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    leaf,
    fc
      .tuple(
        fc.record({
          type: fc.constant(2),
          tagName: text,
          attributes,
          childNodes: fc.array(tie('node'), { maxLength: 4 }),
          id,
        }),
        marks,
      )
      .map(([each, more]) => ({ ...each, ...more })),
  ),
}));
const page = fc
  .record({ type: fc.constant(0), childNodes: fc.array(node, { maxLength: 4 }), id })
  .chain((each) =>
    fc.constantFrom({}, { compatMode: 'BackCompat' }).map((more) => ({ ...each, ...more })),
  );

/** The recorder numbers nodes from 1; in the wire format 0 means that there is no next sibling. */
const nextId = fc.option(id.filter((each) => each !== 0));
const withoutChildren = node.map((each) =>
  'childNodes' in (each as object) ? { ...(each as object), childNodes: [] } : each,
);
const list = <T>(each: fc.Arbitrary<T>) => fc.array(each, { maxLength: 5 });
const mutation = fc.record({
  source: fc.constant(0),
  texts: list(fc.record({ id, value: fc.option(text) })),
  attributes: list(
    fc.record({ id, attributes: fields(fc.oneof(text, fc.constant(null), record)) }),
  ),
  removes: list(
    fc.oneof(
      fc.record({ parentId: id, id }),
      fc.record({ parentId: id, id, isShadow: fc.constant(true) }),
    ),
  ),
  adds: list(fc.record({ parentId: id, nextId, node: withoutChildren })),
});
/** Moves are ordered between the added nodes. */
const moved = mutation.chain((change) =>
  fc
    .array(fc.record({ parentId: id, nextId, id, adds: fc.nat({ max: change.adds.length }) }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((moves) => ({ ...change, moves: moves.toSorted((a, b) => a.adds - b.adds) })),
);
const attached = fc.record({
  source: fc.constant(0),
  texts: fc.constant([]),
  attributes: fc.constant([]),
  removes: fc.constant([]),
  adds: fc.record({ parentId: id, nextId, node: page }).map((add) => [add]),
  isAttachIframe: fc.constant(true),
});
/** The wire format encodes each position as a difference to the previous one, which must be exact too. */
const place = fc.oneof(fc.integer(), fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(plain));
const positions = list(fc.record({ x: place, y: place, id, timeOffset: place }));
const change = fc.oneof(
  { weight: 4, arbitrary: mutation },
  attached,
  moved,
  fc.record({ source: fc.constantFrom(1, 6, 12), positions }),
  fc.record(
    {
      source: fc.constant(2),
      type: fc.nat({ max: 10 }),
      id,
      pointerType: fc.nat({ max: 2 }),
    },
    { requiredKeys: ['source', 'type', 'id'] },
  ),
  fc.record({ source: fc.constant(2), type: fc.nat({ max: 10 }), id, x: number, y: number }),
  fc.record({ source: fc.constant(3), id, x: number, y: number }),
  fc.record({ source: fc.constantFrom(4, 5, 7, 8, 13, 14, 15, 16), id, value: anything }),
);
const withType = (type: number, data: fc.Arbitrary<unknown>) =>
  data.map((each) => ({ type, data: each }));
const offset = fc.record({ left: number, top: number });

/** Any event that the recorder's format can represent. */
export const anyEvent: fc.Arbitrary<RecordedEvent> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: withType(3, change) },
      withType(2, fc.record({ node: page, initialOffset: offset })),
      withType(4, fc.record({ href: text, width: number, height: number })),
      withType(5, fc.record({ tag: text, payload: record })),
      withType(0, fc.constant({})),
      withType(1, fc.constant({})),
    ),
    fc.oneof(fc.integer({ min: 1, max: 2 ** 45 }), fc.double({ min: 1, max: 2e12, noNaN: true })),
  )
  .map(([event, timestamp]) => ({ ...event, timestamp }));
