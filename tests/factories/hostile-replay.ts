import type { Vector } from './hostile-page.ts';
import { START } from './recording.ts';

/** How a vector gets into the page: in its snapshot, as an added node, as a changed attribute, or in a frame. */
export const placements = ['snapshot', 'added', 'changed', 'framed'] as const;
export type Placement = (typeof placements)[number];

interface SerializedNode {
  id: number;
  type: number;
  [field: string]: unknown;
}

/** Serializes nodes with unique ids, as the recorder does. */
class NodeSerializer {
  #last = 0;
  #rootId: number | undefined;

  in(rootId: number): this {
    this.#rootId = rootId;
    return this;
  }
  document(...children: SerializedNode[]): SerializedNode {
    return { id: this.id(), type: 0, childNodes: children };
  }
  element(
    tagName: string,
    attributes: object = {},
    children: SerializedNode[] = [],
    isSVG?: boolean,
  ): SerializedNode {
    const more = { ...(isSVG && { isSVG }), ...(this.#rootId && { rootId: this.#rootId }) };
    return { id: this.id(), type: 2, tagName, attributes, childNodes: children, ...more };
  }
  text(textContent: string, isStyle: boolean): SerializedNode {
    return { id: this.id(), type: 3, textContent, ...(isStyle && { isStyle }) };
  }
  vector({ name, tag, attributes = {}, text, isSvg, children = [] }: Vector): SerializedNode {
    const inside = children.map((child) => this.vector(child));
    if (text) inside.push(this.text(text, tag === 'style'));
    return this.element(tag, { 'data-vector': name, ...attributes }, inside, isSvg);
  }
  id(): number {
    this.#last += 1;
    return this.#last;
  }
}

/** A recording of 3 s that puts the vectors into its page. */
export function hostileEvents(vectors: readonly Vector[], placement: Placement) {
  const serializer = new NodeSerializer();
  const at = (ms: number, type: number, data: unknown) => ({ type, timestamp: START + ms, data });
  const mutation = (change: object) => ({
    source: 0,
    texts: [],
    attributes: [],
    removes: [],
    adds: [],
    ...change,
  });
  const plain = vectors.map(({ tag, isSvg }) => serializer.element(tag, {}, [], isSvg));
  const holder = serializer.element('iframe');
  const inPicture = {
    snapshot: vectors.map((each) => serializer.vector(each)),
    changed: plain,
    framed: [holder],
    added: [],
  };
  const body = serializer.element('body', {}, inPicture[placement]);
  const page = serializer.document(
    serializer.element('html', {}, [serializer.element('head'), body]),
  );
  const add = (parentId: number, node: SerializedNode) => ({ parentId, nextId: null, node });
  const change = {
    snapshot: () => mutation({}),
    added: () => mutation({ adds: vectors.map((each) => add(body.id, serializer.vector(each))) }),
    changed: () =>
      mutation({
        attributes: vectors.map((each, index) => ({
          id: plain[index]?.id,
          attributes: { 'data-vector': each.name, ...each.attributes },
        })),
        adds: vectors.flatMap((each, index) =>
          [...(each.children ?? [])].map((child) =>
            add(plain[index]?.id ?? 0, serializer.vector(child)),
          ),
        ),
      }),
    framed: () => {
      const inside = serializer.document();
      serializer.in(inside.id);
      const frameBody = serializer.element(
        'body',
        {},
        vectors.map((each) => serializer.vector(each)),
      );
      inside.childNodes = [serializer.element('html', {}, [serializer.element('head'), frameBody])];
      return { ...mutation({ adds: [add(holder.id, inside)] }), isAttachIframe: true };
    },
  }[placement];
  return [
    at(0, 4, { href: 'https://shop.example/cart', width: 800, height: 600 }),
    at(0, 2, { node: page, initialOffset: { left: 0, top: 0 } }),
    at(500, 3, change()),
    at(3_000, 3, { source: 1, positions: [{ x: 9, y: 9, id: body.id, timeOffset: 0 }] }),
  ];
}

/** Changes other than nodes: CSS rules, adopted style sheets, fonts, canvas commands, custom elements. */
export function hostileChanges(evil: string) {
  const serializer = new NodeSerializer();
  const sheet = serializer.element('style', {}, [serializer.text('p{}', true)]);
  const canvas = serializer.element('canvas');
  const body = serializer.element('body', {}, [canvas, serializer.element('p')]);
  const html = serializer.element('html', {}, [serializer.element('head', {}, [sheet]), body]);
  const page = serializer.document(html);
  const url = (name: string) => `url(${evil}/${name})`;
  const rule = (name: string) => `* { background: ${url(name)} }`;
  const run = `top.pwned=['canvas'];new Image().src='${evil}/canvas'`;
  const changes = [
    { source: 8, id: sheet.id, adds: [{ rule: rule('rule'), index: 0 }] },
    { source: 8, id: sheet.id, replaceSync: `@import ${url('replaced')};${rule('replaced')}` },
    {
      source: 13,
      id: sheet.id,
      index: [0],
      set: { property: 'background', value: url('declared') },
    },
    {
      source: 15,
      id: page.id,
      styleIds: [1],
      styles: [{ styleId: 1, rules: [{ rule: rule('adopted'), index: 0 }] }],
    },
    { source: 10, family: 'pwn', buffer: false, fontSource: url('font'), descriptors: {} },
    {
      source: 9,
      id: canvas.id,
      type: 0,
      commands: [
        { property: 'constructor', args: [run] },
        { property: 'fillStyle', args: [run], setter: true },
        {
          property: 'drawImage',
          args: [{ rr_type: 'HTMLImageElement', src: `${evil}/canvas` }, 0, 0],
        },
      ],
    },
    { source: 16, define: { name: 'pwn-ed' } },
    { source: 7, id: canvas.id, type: 0 },
  ];
  return [
    { type: 4, timestamp: START, data: { href: `javascript:${run}`, width: 800, height: 600 } },
    { type: 2, timestamp: START, data: { node: page, initialOffset: { left: 0, top: 0 } } },
    ...changes.map((data, index) => ({ type: 3, timestamp: START + 500 + index, data })),
    {
      type: 6,
      timestamp: START + 900,
      data: { plugin: 'rrweb/console@1', payload: { trace: [run] } },
    },
    {
      type: 3,
      timestamp: START + 3_000,
      data: { source: 1, positions: [{ x: 9, y: 9, id: body.id, timeOffset: 0 }] },
    },
  ];
}
