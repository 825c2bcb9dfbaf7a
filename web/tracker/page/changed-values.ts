/** Collects changed attributes, texts and style elements, and writes the current value of each once. */
import { firstInKeyboard, hasUsedKeyboard, type Keyboards } from '../privacy/field-elements.ts';
import {
  BLOCKED,
  containerOf,
  type Policy,
  type PolicyCache,
  SHOWN,
} from '../privacy/text-policy.ts';
import { writeAttribute } from './attributes.ts';
import type { Context } from './context.ts';
import { attributeOf, isElement, namesOf, parentOf, tagOf, textOf } from './natives.ts';
import { isMarking } from './policy.ts';
import { type Entry, NONE } from './recorded-tree.ts';
import { rulesOf } from './styles/css.ts';
import { sheetText } from './styles/sheet-text.ts';
import { textsIn, writeLink } from './styles/style-elements.ts';
import { textAt } from './text.ts';
import { ownerOf } from './walk.ts';

export class ChangedValues {
  readonly #attributes = new Map<Entry, string[]>();
  /** Changed texts with their value before the first change. */
  readonly #texts = new Map<Entry, string | null>();
  readonly #styles = new Set<Entry>();
  readonly #context: Context;
  readonly #policies: PolicyCache;
  readonly #keyboards: Keyboards = new Map();

  constructor(context: Context, policies: PolicyCache) {
    this.#context = context;
    this.#policies = policies;
  }

  add(entry: Entry, record: MutationRecord): void {
    const { attributeName } = record;
    if (attributeName === null) {
      // In pass 2 the snapshot may have been written after the change, so it may contain the new value already.
      const before = this.#context.pass > 2 ? record.oldValue : null;
      if (!this.#texts.has(entry)) this.#texts.set(entry, before);
      return;
    }
    // attributeName has no namespace prefix; `xlink:href` is the only prefixed attribute that a replay shows.
    this.#addAttribute(entry, record.attributeNamespace ? `xlink:${attributeName}` : attributeName);
  }

  /** Adds the changed attributes of a recorded tree by comparing them, without mutation records. */
  compare(entry: Entry): void {
    const { attributeNames: names, values, node } = entry;
    if (names !== NONE) {
      const element = node as Element;
      let present = 0;
      for (let i = 0; i < names.length; i++) {
        const name = names[i] as string;
        const value = attributeOf(element, name);
        if (value !== null) present++;
        if (value !== values[i]) this.#addAttribute(entry, name);
      }
      const namesNow = namesOf(element);
      if (namesNow.length !== present)
        for (const name of namesNow) if (!names.includes(name)) this.#addAttribute(entry, name);
    }
    for (let child = entry.firstEntry; child; child = child.next) this.compare(child);
    if (entry.inner?.isShadow) this.compare(entry.inner);
  }

  #addAttribute(entry: Entry, name: string): void {
    // mayBeMarked must be current before any policy is computed.
    entry.mayBeMarked ||= isMarking(name, attributeOf(entry.node as Element, name));
    const names = this.#attributes.get(entry);
    if (!names) this.#attributes.set(entry, [name]);
    else if (!names.includes(name)) names.push(name);
  }

  /** Adds a style element whose child nodes changed. */
  addStyle(entry: Entry): void {
    this.#styles.add(entry);
  }

  write(): void {
    const { sink } = this.#context;
    for (const [entry, before] of this.#texts) {
      const { node } = entry;
      const parent = parentOf(node);
      if (!this.#isUnwritten(entry) || !parent) continue;
      const parentEntry = this.#context.nodes.get(parent);
      if (parentEntry && isElement(parent) && tagOf(parent) === 'style')
        this.#styles.add(parentEntry);
      else if (textOf(node) !== before) {
        const policy = this.#policyOf(entry);
        if (policy !== undefined) sink.changeText(entry.id, textAt(textOf(node), policy, node));
      }
    }
    for (const entry of this.#styles) if (this.#isUnwritten(entry)) this.#writeStyle(entry);
    for (const [entry, names] of this.#attributes)
      if (this.#isUnwritten(entry)) this.#writeAttributes(entry, names);
  }

  /** False for nodes that this pass wrote with their current values, and for removed nodes. */
  #isUnwritten(entry: Entry): boolean {
    const { nodes, pass } = this.#context;
    return entry.written !== pass && nodes.get(entry.node) === entry;
  }

  /** Undefined in blocked elements, where nothing is recorded. */
  #policyOf(entry: Entry): Policy | undefined {
    const policy = this.#context.policyOf(entry.node, this.#policies);
    return policy === BLOCKED ? undefined : policy;
  }

  #writeAttributes(entry: Entry, changed: readonly string[]): void {
    const { nodes, pass, policyOf, sink } = this.#context;
    const element = entry.node as Element;
    // Hover effects often change an attribute and back, which needs no policy and no record.
    let names = changed.filter((name) => entry.updateAttribute(name, attributeOf(element, name)));
    if (!names[0]) return;
    entry.written = pass;
    const policy = this.#policyOf(entry);
    // A page marks the key that a visitor presses. An element that is the same for all keys is a response as well.
    const first = hasUsedKeyboard && firstInKeyboard(element, this.#keyboards);
    const response = first ? nodes.get(first) : entry;
    if (policy === undefined || !response) return;
    if (first) names = [];
    const tag = tagOf(element);
    const inherited = policyOf(containerOf(element), this.#policies);
    const mayBeMarked = policy !== SHOWN || attributeOf(element, 'role') !== null;
    const owner = ownerOf(element, tag, mayBeMarked, policy, inherited);
    // Written even if no value may leave the browser, because a changed element is a response to a click.
    sink.changeElement(response.id);
    if (tag === 'link' && (names.includes('href') || names.includes('rel'))) {
      if (writeLink(this.#context, entry, policy) || names.includes('href'))
        names = names.filter((name) => name !== 'href' && name !== 'rel');
      else names.push('href');
    }
    for (const name of names)
      writeAttribute(sink, element, name, attributeOf(element, name), owner, true);
    // The player shows the rules of a link in a style element, which cannot be disabled.
    const link = element as HTMLLinkElement;
    if (tag === 'link' && names.includes('disabled'))
      sink.attribute('media', link.disabled ? 'not all' : link.media);
    sink.attributesEnd();
  }

  writeLink(entry: Entry): void {
    const link = entry.node as HTMLLinkElement;
    if (!rulesOf(link.sheet)?.length) return;
    const policy = this.#context.policyOf(link, this.#policies);
    if (policy === BLOCKED) return;
    this.#context.sink.changeElement(entry.id);
    writeLink(this.#context, entry, policy);
    this.#context.sink.attributesEnd();
  }

  /** Writes all rules into the first text node, as style-elements.ts does. Readers look for no shared sheet in a changed text. */
  #writeStyle(entry: Entry): void {
    const { sink, nodes } = this.#context;
    const policy = this.#policyOf(entry);
    if (policy === undefined) return;
    const css = sheetText(this.#context, entry, policy, String);
    const texts = textsIn(entry.node);
    let next: Entry | undefined;
    for (let place = texts.length - 1; place >= 0; place--) {
      const node = texts[place] as Text;
      const text = place === 0 ? css : '';
      const known = nodes.get(node);
      if (known?.parentEntry === entry) {
        if (place === 0) sink.changeText(known.id, text);
        next = known;
        continue;
      }
      const added = nodes.add(node, entry.rootId);
      added.link(entry, next);
      sink.add(entry.id, next?.id);
      sink.text(added.id, added.rootId, 0, text);
      // The player replaces the first text with the CSS of the original record, so it is set again.
      if (place === 0) sink.changeText(added.id, text);
      next = added;
    }
    if (!texts[0]) {
      sink.changeElement(entry.id);
      sink.writeCss(css);
      sink.attributesEnd();
    }
  }
}
