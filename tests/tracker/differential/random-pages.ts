/** Runs in a browser: records pages that change at random. */
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import { pageRecorder } from '../../../web/tracker/page/index.ts';
import { act, elementsIn, forgetDetached } from './page-actions.ts';
import { type RandomChoices, randomChoices } from './random-choices.ts';
import { recordPage } from './record-page.ts';
import { framesLoaded, linesOfPage, linesOfRecorded } from './trees.ts';

/** From this seed on, pages mostly sort and move nodes. */
const SORTING = 100_000;
/** From this seed on, they also change while their first snapshot is written, piece by piece. */
const IN_PIECES = 200_000;
/** From this seed on, so many attributes change between two recordings that they are compared instead of observed. */
const ANIMATED = 300_000;
/** More changes than the recorder observes. */
const FRAMES = 600;

/** Returns the first difference between the page and the recorded page, or an empty string. */
async function runRandomPage(seed: number): Promise<string> {
  const random = randomChoices(seed);
  const isSorting = seed >= SORTING && (seed < IN_PIECES || seed % 2 === 0);
  const isInPieces = seed >= IN_PIECES && seed < ANIMATED;
  const piece = isInPieces ? 1 + random.below(6) : undefined;
  forgetDetached();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.body.innerHTML = '<main><h1>Shop</h1><div>a<p>b</p></div><ul><li>one</li></ul></main>';
  for (let actions = random.below(20); actions > 0; actions--) act(random, isSorting);
  await framesLoaded();
  const mirror = new PageMirror();
  const recording = recordPage((event) => mirror.apply(structuredClone(event)), undefined, piece);
  for (let actions = 40; !mirror.tree; actions--) {
    if (actions > 0) act(random, isSorting);
    if (random.below(2)) await new Promise((next) => setTimeout(next, 0));
    else if (random.below(20) === 0) pageRecorder.flush();
  }
  const difference = (step: string): string => {
    pageRecorder.flush();
    const there = linesOfPage(document);
    const recorded = mirror.tree ? linesOfRecorded(mirror.tree.root) : [];
    const at = there.findIndex((line, index) => line !== recorded[index]);
    if (at < 0 && there.length === recorded.length) return '';
    const index = at < 0 ? there.length : at;
    return `seed ${seed}, ${step}, line ${index}: "${there[index]}" was recorded as "${recorded[index]}"`;
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
    const hasNoFrames = elementsIn(document).every(({ localName }) => localName !== 'iframe');
    const found = hasNoFrames && random.below(3) === 0 ? difference(`step ${step}`) : '';
    if (found) return found;
    if (random.below(3) === 0) await framesLoaded();
  }
  await framesLoaded();
  return difference('the end');
}

async function runRandomPages(first: number, count: number): Promise<string[]> {
  const differences: string[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const difference = await runRandomPage(seed);
    if (difference) differences.push(difference);
  }
  return differences;
}
/**
 * Starts and stops recordings while the wrapper of another library around a native is added and removed. Returns how many
 * rules were recorded, how often the wrapper ran, and whether the natives are restored at the end.
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
    const recording = recordPage(({ type, data }) => {
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
  // A patch that remained under the other wrapper is reused, and removed when the next recording ends.
  recordPage(() => {}).stop();
  const after = natives();
  return { recorded, wrapped, isNative: before.every((each, index) => each === after[index]) };
}
Object.assign(window, { runRandomPages, startsAndStops });
