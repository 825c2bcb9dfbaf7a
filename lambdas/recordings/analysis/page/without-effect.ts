/** Nodes that change nothing of what a page shows. */

import { BATCH_MAX_DEPTH } from '../../../contract/limits.ts';
import { asInteger, asList, asRecord, asText, type Unknown } from '../events/untrusted.ts';
import { Tag, traitsOf } from './element-traits.ts';

/** By the traits of its tag. Scripts often add hidden fields to a form before they send it. */
export const isWithoutEffect = (traits: number, attributes: Unknown): boolean =>
  (traits & Tag.WithoutEffect) !== 0 ||
  ((traits & Tag.Input) !== 0 && attributes.type === 'hidden');

/** Adds the ids of a node and of what it contains. Adds nothing to the page, so the result is 0. */
export function addWithoutEffect(ids: Set<number>, node: Unknown, depth = 0): 0 {
  ids.add(asInteger(node.id));
  if (depth < BATCH_MAX_DEPTH)
    for (const child of asList(node.childNodes)) addWithoutEffect(ids, asRecord(child), depth + 1);
  return 0;
}

/** Adds the ids of what a head contains without effect, such as the title, which routers write. */
export function addFromHead(ids: Set<number>, head: Unknown): 0 {
  for (const child of asList(head.childNodes).map(asRecord))
    if ((traitsOf(asText(child.tagName)) & Tag.WithoutEffect) !== 0) addWithoutEffect(ids, child);
  return 0;
}

/** A note of a framework: style sheets rarely select one with a prefix. SVG shows what the prefix `xlink` links to. */
const NOTE = /^(?!xlink:|xml:)[^:]+:/;

/** Whether a mutation has other changes than adding and removing nodes without effect, and notes of frameworks. */
export function hasEffect(
  { texts, attributes, removes, adds }: Unknown,
  withoutEffect: ReadonlySet<number>,
): boolean {
  const isVisible = (id: unknown) => !withoutEffect.has(asInteger(id));
  return (
    asList(texts).some((each) => isVisible(asRecord(each).id)) ||
    asList(attributes).some((each) => !isNote(each)) ||
    asList(removes).some((each) => isVisible(asRecord(each).id)) ||
    asList(adds).some((each) => isVisible(asRecord(asRecord(each).node).id))
  );
}

/** Qwik sets `q:container` on the document at the first click. */
const isNote = (change: unknown): boolean => changesOnly(change, NOTE);

/** Whether a change of attributes has names, and all of them match. */
function changesOnly(change: unknown, pattern: RegExp): boolean {
  const names = Object.keys(asRecord(asRecord(change).attributes));
  return names.length > 0 && names.every((name) => pattern.test(name));
}

/**
 * Bars that move as long as any request waits. Quasar, Naive UI and Nuxt keep them in the page (the prefix may be masked);
 * Turbo, Turbolinks and NProgress add them once a request takes long, and remove them.
 */
const LOADING_BAR =
  /(^|\s)([^\s-]+-loading-(bar|indicator)(--|\s|$)|turbo(links)?-progress-bar(\s|$))/;
/** Called for every node, so the pattern only tests the few classes that may match. */
export function isLoadingBar({ id, class: className }: Unknown): boolean {
  const classes = asText(className);
  const isSimilar = classes.includes('-loading-') || classes.includes('-progress-bar');
  return id === 'nprogress' || (isSimilar && LOADING_BAR.test(classes));
}

/**
 * The mutation without loading bars that it adds, moves or removes, which only show that the page waits. Remembers the
 * bars that it adds.
 */
export function withoutBars(mutation: Unknown, bars: Set<number>): Unknown {
  const { adds, attributes, removes } = mutation;
  for (const each of asList(adds)) {
    const node = asRecord(asRecord(each).node);
    if (isLoadingBar(asRecord(node.attributes))) addWithoutEffect(bars, node);
  }
  if (bars.size === 0) return mutation;
  const isKept = (change: unknown) => !bars.has(asInteger(asRecord(change).id));
  return {
    ...mutation,
    adds: asList(adds).filter((each) => isKept(asRecord(each).node)),
    attributes: asList(attributes).filter(isKept),
    removes: asList(removes).filter(isKept),
  };
}

/** The prefix is a setting of the library, usually `ant`. */
const WAVE = /-click-animating(-without-extra-node)?$/;
/** The recorded rules of a style sheet. */
const RULES = /^_cssText$/;
const WAVE_RULE = /^\s*\[[\w-]+-click-animating/;

/**
 * The mutation without the wave that a button of ng-zorro, or of Ant Design 3 or 4, shows for each click, even if it does
 * nothing else: an attribute of the button and a style sheet with the color of the wave. After 0.4 s, ng-zorro removes both;
 * Ant Design sets the attribute to `false`, and empties the sheet, to which later clicks only add the text.
 */
export function withoutWaves(mutation: Unknown, withoutEffect: Set<number>): Unknown {
  const { adds, attributes, removes } = mutation;
  addWaveRules(withoutEffect, asList(adds));
  // Hardly any mutation has a wave, so nothing is copied for the others.
  if (!asList(attributes).some(isWave)) return mutation;
  const isKept = (node: unknown) => !withoutEffect.has(asInteger(asRecord(node).id));
  const isRule = (change: unknown) => !isKept(change) && changesOnly(change, RULES);
  return {
    ...mutation,
    attributes: asList(attributes).filter((each) => !isWave(each) && !isRule(each)),
    adds: asList(adds).filter((each) => isKept(asRecord(each).node)),
    removes: asList(removes).filter(isKept),
  };
}

/** Adds the ids of style sheets with the color of a wave, and of their texts. */
function addWaveRules(withoutEffect: Set<number>, adds: readonly unknown[]): void {
  for (const each of adds) {
    const { parentId, node: added } = asRecord(each);
    const node = asRecord(added);
    const isRule = isWaveRule(node);
    if (isRule) withoutEffect.add(asInteger(parentId));
    if (isRule || asList(node.childNodes).some(isWaveRule)) addWithoutEffect(withoutEffect, node);
  }
}

const isWaveRule = (node: unknown): boolean => {
  const { isStyle, textContent } = asRecord(node);
  return isStyle === true && WAVE_RULE.test(asText(textContent));
};

const isWave = (change: unknown): boolean => changesOnly(change, WAVE);
