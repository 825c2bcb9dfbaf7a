import { BATCH_MAX_DEPTH } from '../../../contract/limits.ts';
import { NodeType } from '../../../contract/rrweb.ts';
import { signalRules } from '../../../contract/signal-rules.ts';
import { NumbersWithTexts } from '../events/numbers.ts';
import { asInteger, asList, asRecord, asText, type Unknown } from '../events/untrusted.ts';
import { isOtherSite } from '../path.ts';
import {
  BEHIND,
  COUNT,
  DIALOG,
  ERROR_MESSAGE,
  FILE_LINK,
  FONT_ICON,
  FOREIGN_FORM,
  hasMarks,
  INVALID_FIELD,
  isDialog,
  isEditor,
  isErrorMessage,
  isLiveRegion,
  isPageBehind,
  MAIN,
  NODE_TRAIT,
  NOTICE,
  OPAQUE,
  OTHER_HOST_LINK,
  PHOTO_LINK,
  PICTURE,
  READ_ONLY,
  REGION,
  regionNameOf,
  signedClassOf,
  Tag,
  TOOLTIP,
  traitsOf,
} from './element-traits.ts';
import { FILE, isOnOtherHost, PHOTO } from './links.ts';
import { StyleSheets } from './styles/style-sheets.ts';
import { isCount } from './texts/counts.ts';
import { PageTexts } from './texts/page-texts.ts';
import { addFromHead, addWithoutEffect, isLoadingBar, isWithoutEffect } from './without-effect.ts';

const { textLength, screenful } = signalRules.contentWait;

/**
 * The tree of nodes as pairs of numbers: `id, parent` for an added node (`id, -parent` for text), `-id, 0` for a
 * removed one. A pair that starts with 0 describes the node before it: `0, class` (hashed) is its class, or for a
 * long text, how many more texts it is worth; a constant above is its kind. Only visible nodes: a blank page has none.
 */
export class Structure {
  readonly numbers = new NumbersWithTexts();
  /** The address of the page whose nodes are added. */
  address = '';
  readonly texts = new PageTexts();
  readonly sheets = new StyleSheets();
  /** Nodes of the current page that change nothing of what it shows. */
  readonly withoutEffect = new Set<number>();
  /** Loading bars of the current page, with what they contain. */
  readonly loadingBars = new Set<number>();

  /** Appends the tree of a new page; returns how many nodes that were. */
  addPage(root: unknown): number {
    this.withoutEffect.clear();
    this.loadingBars.clear();
    this.texts.clear();
    this.sheets.clear();
    return this.addTree(root, 0);
  }

  /** Appends a node and its descendants; returns how many nodes that were. */
  addTree(root: unknown, parent: number): number {
    return this.#addNode(asRecord(root), parent, 0);
  }

  #addNode(node: Unknown, parent: number, depth: number): number {
    const id = asInteger(node.id);
    // Ingestion rejects batches with deeper trees.
    if (id <= 0 || depth > BATCH_MAX_DEPTH) return 0;
    if (this.withoutEffect.has(parent)) return addWithoutEffect(this.withoutEffect, node);
    if (node.type === NodeType.Text) return this.#addText(node, id, parent);
    const tag = asText(node.tagName);
    const attributes = asRecord(node.attributes);
    const traits = traitsOf(tag);
    if (isWithoutEffect(traits, attributes)) return addWithoutEffect(this.withoutEffect, node);
    const isInvisible = (traits & Tag.Invisible) !== 0;
    if (isInvisible) this.sheets.add(node, parent);
    if (isInvisible) return addFromHead(this.withoutEffect, node);
    if (node.type !== NodeType.Element && node.type !== NodeType.Document) return 0;
    this.numbers.addPair(id, parent);
    if (this.loadingBars.has(parent) || isLoadingBar(attributes)) this.loadingBars.add(id);
    const isMarked = hasMarks(attributes);
    const isOpaque = (traits & Tag.Opaque) !== 0 || node.needBlock === true;
    if ((traits & Tag.Picture) !== 0) this.#mark(PICTURE);
    else if (isOpaque || (isMarked && isEditor(attributes))) this.#mark(OPAQUE);
    const signedClass = signedClassOf(attributes.class);
    if ((traits & Tag.FontIcon) !== 0) this.#mark(FONT_ICON);
    if ((traits & Tag.Main) !== 0 || attributes.role === 'main') this.#mark(MAIN);
    if ((traits & Tag.Dialog) !== 0 || (isMarked && isDialog(attributes))) this.#mark(DIALOG);
    if (attributes.readonly !== undefined) this.#mark(READ_ONLY);
    if (isMarked) this.#markAttributes(tag, attributes, signedClass < 0);
    else if (signedClass < 0) this.#mark(INVALID_FIELD);
    if (isPageBehind(attributes)) this.#mark(BEHIND);
    if (isErrorMessage(asText(attributes.class))) this.#mark(ERROR_MESSAGE);
    if (signedClass !== 0) this.#mark(Math.abs(signedClass));
    let written = 1;
    for (const child of asList(node.childNodes))
      written += this.#addNode(asRecord(child), id, depth + 1);
    return written;
  }

  #addText(node: Unknown, id: number, parent: number): number {
    const text = asText(node.textContent);
    const visible = text.trim();
    if (this.sheets.addText(node, parent) || visible === '' || node.isStyle === true) return 0;
    this.numbers.addPair(id, -parent);
    this.texts.add(id, text, visible);
    if (isCount(text)) this.#mark(COUNT);
    const more = Math.min(Math.floor(visible.length / textLength), screenful);
    if (more > 0) this.#mark(more);
    return 1;
  }

  #markAttributes(tag: string, attributes: Unknown, isInvalid: boolean): void {
    if (isLiveRegion(attributes)) this.#mark(NOTICE);
    if (attributes.role === 'tooltip') this.#mark(TOOLTIP);
    if (isInvalid || attributes['aria-invalid'] === 'true') this.#mark(INVALID_FIELD);
    const href = asText(attributes.href);
    if (href !== '') {
      if (tag === 'a' && isOnOtherHost(href, this.address)) this.#mark(OTHER_HOST_LINK);
      if (PHOTO.test(href)) this.#mark(PHOTO_LINK);
      if (FILE.test(href)) this.#mark(FILE_LINK);
    }
    if (tag === 'form' && isOtherSite(asText(attributes.action), this.address))
      this.#mark(FOREIGN_FORM);
    const region = regionNameOf(tag, attributes);
    if (region !== '') this.#mark(REGION - this.numbers.texts.push(region) + 1);
  }

  /** Appends something about the node that was added last. */
  #mark(value: number): void {
    this.numbers.addPair(NODE_TRAIT, value);
  }

  remove(id: number): void {
    if (id > 0) this.numbers.addPair(-id, 0);
  }
}
