/** Runs in a browser: pages that do anything, recorded by our recorder. */
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import { pageRecorder } from '../../../web/tracker/page/index.ts';
import { act, begin, elementsIn } from './deeds.ts';
import { type RandomChoices, randomChoices } from './random-choices.ts';
import { recordByOurs } from './record-by-ours.ts';
import { framesLoaded, linesOfPage, linesOfRecorded } from './trees.ts';

/** From this number on, pages mostly sort and move what they hold. */
const SORTING = 100_000;
/** From this one on, they also change while the first picture of them is written, piece by piece. */
const IN_PIECES = 200_000;
/** From this one on, so many attributes change between two recordings that they are compared instead of watched. */
const ANIMATED = 300_000;
/** More than the recorder has reported to it. */
const FRAMES = 600;

/** Answers what was recorded differently from what there is; nothing where all is well. */
async function restless(seed: number): Promise<string> {
  const random = randomChoices(seed);
  const isSorting = seed >= SORTING && (seed < IN_PIECES || seed % 2 === 0);
  const isInPieces = seed >= IN_PIECES && seed < ANIMATED;
  const piece = isInPieces ? 1 + random.below(6) : undefined;
  begin();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.body.innerHTML = '<main><h1>Shop</h1><div>a<p>b</p></div><ul><li>one</li></ul></main>';
  for (let deeds = random.below(20); deeds > 0; deeds--) act(random, isSorting);
  await framesLoaded();
  const mirror = new PageMirror();
  const recording = recordByOurs((event) => mirror.apply(structuredClone(event)), undefined, piece);
  for (let deeds = 40; !mirror.tree; deeds--) {
    if (deeds > 0) act(random, isSorting);
    if (random.below(2)) await new Promise((next) => setTimeout(next, 0));
    else if (random.below(20) === 0) pageRecorder.flush();
  }
  const difference = (step: string): string => {
    pageRecorder.flush();
    const there = linesOfPage(document);
    const recorded = mirror.tree ? linesOfRecorded(mirror.tree.root) : [];
    const at = there.findIndex((line, place) => line !== recorded[place]);
    if (at < 0 && there.length === recorded.length) return '';
    const place = at < 0 ? there.length : at;
    return `seed ${seed}, ${step}, line ${place}: "${there[place]}" was recorded as "${recorded[place]}"`;
  };
  if (seed >= ANIMATED) {
    for (let frame = 0; frame < FRAMES; frame++) document.body.lang = `v${frame % 3}`;
    pageRecorder.flush();
  }
  const found = await actAndCompare(random, isSorting, difference);
  const errors = recording.stop();
  return found || (errors > 0 ? `seed ${seed}: ${errors} errors of the recorder` : '');
}

async function actAndCompare(
  random: RandomChoices,
  isSorting: boolean,
  difference: (step: string) => string,
): Promise<string> {
  for (let step = 0; step < 8; step++) {
    for (let some = random.below(8); some >= 0; some--) {
      act(random, isSorting);
      if (random.below(3) === 0) await null;
    }
    const isSteady = elementsIn(document).every(({ localName }) => localName !== 'iframe');
    const found = isSteady && random.below(3) === 0 ? difference(`step ${step}`) : '';
    if (found) return found;
    if (random.below(3) === 0) await framesLoaded();
  }
  await framesLoaded();
  return difference('the end');
}

async function restlessFrom(first: number, count: number): Promise<string[]> {
  const differences: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const difference = await restless(seed);
    if (difference) differences.push(difference);
  }
  return differences;
}
/**
 * Recordings one after another, with another library's wrapper around a native that comes and goes in between. Answers how
 * many rules were recorded, how often the wrapper ran, and whether the natives are the browser's own in the end.
 */
function startsAndStops(times: number): { recorded: number; wrapped: number; isNative: boolean } {
  const sheets = CSSStyleSheet.prototype;
  const natives = () => [
    sheets.insertRule,
    sheets.replaceSync,
    CSSStyleDeclaration.prototype.setProperty,
    Element.prototype.attachShadow,
    Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets')?.set,
  ];
  const before = natives();
  const style = document.head.appendChild(document.createElement('style'));
  let [recorded, wrapped] = [0, 0];
  for (let time = 0; time < times; time++) {
    const recording = recordByOurs(({ type, data }) => {
      if (type === 3 && Reflect.get(Object(data), 'source') === 8) recorded++;
    });
    const inner = sheets.insertRule;
    sheets.insertRule = function (...args) {
      wrapped++;
      return inner.apply(this, args);
    };
    style.sheet?.insertRule(`.rule${time} { color: red }`);
    pageRecorder.flush();
    if (time % 2 === 0) sheets.insertRule = inner;
    recorded += 1_000 * recording.stop();
    if (time % 2 === 1) sheets.insertRule = inner;
  }
  // What stayed under another library's wrapper is used again, and goes with the next end.
  recordByOurs(() => {}).stop();
  const after = natives();
  return { recorded, wrapped, isNative: before.every((each, place) => each === after[place]) };
}
Object.assign(window, { restlessFrom, startsAndStops });
