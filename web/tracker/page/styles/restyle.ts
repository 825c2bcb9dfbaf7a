/** Attributes and texts that changed: each is recorded once, as it is now. */
import { maskedAttribute } from '../../privacy/mask-attributes.ts';
import {
  BLOCKED,
  containerOf,
  type Policy,
  type PolicyCache,
  SHOWN,
} from '../../privacy/text-policy.ts';
import { writeAttribute } from '../attributes.ts';
import type { Context } from '../context.ts';
import { type Entry, NONE } from '../ids.ts';
import { attributeOf, isElement, namesOf, parentOf, tagOf, textOf } from '../natives.ts';
import { isMarking } from '../policy.ts';
import { textAt } from '../text.ts';
import { ownerOf } from '../walk.ts';
import { textOfSheet } from './css.ts';
import { cssOf, textsIn, writeLink } from './style-elements.ts';

export class Restyle {
  readonly #attributes = new Map<Entry, string[]>();
  /** As they were at first. */
  readonly #texts = new Map<Entry, string | null>();
  readonly #styles = new Set<Entry>();
  readonly #context: Context;
  readonly #known: PolicyCache;

  constructor(context: Context, known: PolicyCache) {
    this.#context = context;
    this.#known = known;
  }

  note(entry: Entry, record: MutationRecord): void {
    const { attributeName } = record;
    if (attributeName === null) {
      // The first picture may have been written after the change.
      const before = this.#context.look > 2 ? record.oldValue : null;
      if (!this.#texts.has(entry)) this.#texts.set(entry, before);
      return;
    }
    // The browser leaves out the prefix; `xlink:href` is the one that is shown.
    this.#noteAttribute(
      entry,
      record.attributeNamespace ? `xlink:${attributeName}` : attributeName,
    );
  }

  /** Finds the changed attributes of a recorded tree without the browser's records of them. */
  compare(entry: Entry): void {
    const { names, values, node } = entry;
    if (names !== NONE) {
      const element = node as Element;
      let present = 0;
      for (let i = 0; i < names.length; i++) {
        const name = names[i] as string;
        const value = attributeOf(element, name);
        if (value !== null) present++;
        if (value !== values[i]) this.#noteAttribute(entry, name);
      }
      const namesNow = namesOf(element);
      if (namesNow.length !== present)
        for (const name of namesNow) if (!names.includes(name)) this.#noteAttribute(entry, name);
    }
    for (let child = entry.first; child; child = child.next) this.compare(child);
    if (entry.inner?.isShadow) this.compare(entry.inner);
  }

  #noteAttribute(entry: Entry, name: string): void {
    // Marks have to be known before any policy is asked for.
    entry.mayBeMarked ||= isMarking(name, attributeOf(entry.node as Element, name));
    const names = this.#attributes.get(entry);
    if (!names) this.#attributes.set(entry, [name]);
    else if (!names.includes(name)) names.push(name);
  }

  /** A style element whose texts are others now. */
  style(entry: Entry): void {
    this.#styles.add(entry);
  }

  write(): void {
    const { sink } = this.#context;
    for (const [entry, before] of this.#texts) {
      const { node } = entry;
      const parent = parentOf(node);
      if (!this.#isOlder(entry) || !parent) continue;
      const around = this.#context.nodes.get(parent);
      if (around && isElement(parent) && tagOf(parent) === 'style') this.#styles.add(around);
      else if (textOf(node) !== before) {
        const policy = this.#policyOf(entry);
        if (policy !== undefined) sink.changeText(entry.id, textAt(textOf(node), policy));
      }
    }
    for (const entry of this.#styles) if (this.#isOlder(entry)) this.#restyle(entry);
    for (const [entry, names] of this.#attributes)
      if (this.#isOlder(entry)) this.#describe(entry, names);
  }

  /** What was written during this look is recorded as it is. */
  #isOlder(entry: Entry): boolean {
    const { nodes, look } = this.#context;
    return entry.written !== look && nodes.get(entry.node) === entry;
  }

  /** Undefined where nothing may be recorded any more. */
  #policyOf(entry: Entry): Policy | undefined {
    const policy = this.#context.policyOf(entry.node, this.#known);
    return policy === BLOCKED ? undefined : policy;
  }

  #describe(entry: Entry, noted: readonly string[]): void {
    const { sink, policyOf } = this.#context;
    const element = entry.node as Element;
    // Most of what a pointer passes is as before by now, and no policy need be asked for.
    let names = noted.filter((name) => entry.takeAttribute(name, attributeOf(element, name)));
    if (names.length === 0) return;
    const policy = this.#policyOf(entry);
    if (policy === undefined) return;
    const tag = tagOf(element);
    const inherited = policyOf(containerOf(element), this.#known);
    const mayBeMarked = policy !== SHOWN || element.hasAttribute('role');
    const owner = ownerOf(element, tag, mayBeMarked, policy, inherited);
    // Also where nothing of it may leave: that the element changed answers a click.
    sink.changeElement(entry.id);
    if (tag === 'link' && (names.includes('href') || names.includes('rel'))) {
      if (
        writeLink(this.#context, element as HTMLLinkElement, entry, owner) ||
        names.includes('href')
      )
        names = names.filter((name) => name !== 'href' && name !== 'rel');
      else names.push('href');
    }
    for (const name of names)
      writeAttribute(sink, element, name, attributeOf(element, name), owner, true);
    sink.attributesEnd();
  }

  link(entry: Entry): void {
    const link = entry.node as HTMLLinkElement;
    const css = textOfSheet(link.sheet);
    if (!css) return;
    const policy = this.#context.policyOf(link, this.#known);
    if (policy === BLOCKED) return;
    const owner = { tag: 'link', policy, isField: false, reflects: false };
    this.#context.sink.changeElement(entry.id);
    writeLink(this.#context, link, entry, owner, css);
    this.#context.sink.attributesEnd();
  }

  /** Its first text holds everything, as when it was written whole. */
  #restyle(entry: Entry): void {
    const { sink, nodes } = this.#context;
    const style = entry.node as HTMLStyleElement;
    const policy = this.#policyOf(entry);
    if (policy === undefined) return;
    const css = cssOf(style, policy);
    const texts = textsIn(style);
    let next: Entry | undefined;
    for (let place = texts.length - 1; place >= 0; place--) {
      const node = texts[place] as Text;
      const text = place === 0 ? css : '';
      const known = nodes.get(node);
      if (known?.parent === entry) {
        if (place === 0) sink.changeText(known.id, text);
        next = known;
        continue;
      }
      const added = nodes.add(node, entry.root);
      added.link(entry, next);
      sink.add(entry.id, next?.id ?? 0);
      sink.text(added.id, added.root, 0, text);
      // The player gives the first text what the style was recorded with.
      if (place === 0) sink.changeText(added.id, text);
      next = added;
    }
    if (texts.length === 0) {
      const masked = maskedAttribute('_cssText', css, {
        tag: 'style',
        policy,
        isField: false,
        reflects: false,
      });
      sink.changeElement(entry.id);
      if (masked !== undefined) sink.attribute('_cssText', masked);
      sink.attributesEnd();
    }
    if (style.sheet) this.#context.found.sheet(style.sheet, entry);
  }
}
