import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asMarkup, type Vector, vectorNames, vectorsFor } from '../factories/hostile-page.ts';
import { hostileEvents, placements } from '../factories/hostile-replay.ts';
import { ReplayHarness } from './replay-harness.ts';

const LOG = join(mkdtempSync(join(tmpdir(), 'net-')), 'net-log.json');
/** A browser resolves these host names itself; its log lists every lookup. */
const HOST = 'watched.localhost';
const harness = new ReplayHarness(4);
let isOpen = false;
const controls = ['img-src', 'iframe-src'];

beforeAll(async () => {
  await harness.attacker.listen(['page', ...vectorNames()]);
  await harness.open(`--log-net-log=${LOG}`);
  isOpen = true;
}, 60_000);
afterAll(() => isOpen && harness.close());
beforeEach(() => {
  harness.attacker.received.length = 0;
});

/** Markup that changes when it is serialized and parsed again. */
const variantsOf = (inside: string) => [
  inside,
  `<div><template shadowrootmode="open">${inside}</template></div>`,
  `<form><math><mtext></form><form><mglyph><style></math>${inside}`,
  `<svg></p><style><a id="</style>${inside}">`,
];
/** Elements whose content is read as text, or that may be read so, are shown per tag: they must not hide the others. */
const groupOf = ({ tag }: Vector) =>
  /^(script|style|noscript|template|iframe|frame|body|applet)$/i.test(tag) ? tag.toLowerCase() : '';

test('an email preview opens no connection, however its markup is nested', async () => {
  const groups = Map.groupBy(vectorsFor(harness.attacker.originOf), groupOf);
  const [together = '', ...alone] = [...groups.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, vectors]) => vectors.map(asMarkup).join(''));
  for (const markup of [...variantsOf(together), ...alone]) {
    await harness.showMail(markup);
    expect({ markup, ...(await harness.effects()) }).toEqual({
      markup,
      executed: [],
      received: [],
    });
  }
}, 60_000);

test('neither a recording nor an email makes the browser look up a host', async () => {
  await harness.unload();
  const vectors = vectorsFor((name) => `http://${name}.${HOST}`).filter(
    ({ name }) => !/^(img-data-url|link-modulepreload|audio)$/.test(name),
  );
  for (const placement of placements)
    await harness.show('player', hostileEvents(vectors, placement));
  await harness.showMail(vectors.map(asMarkup).join(''));
  // An ordinary page proves that the log records requests.
  const lookedUp = controls.map((name) =>
    harness.page.waitForEvent('requestfailed', (request) => request.url().includes(`//${name}.`)),
  );
  await harness.showUnprotected(vectors.filter(({ name }) => controls.includes(name)));
  await Promise.all(lookedUp);
  await harness.close(); // the log is complete when the browser has ended
  isOpen = false;
  const hosts = readFileSync(LOG, 'utf8').match(new RegExp(`[a-z-]+\\.${HOST}`, 'g'));
  expect(new Set(hosts)).toEqual(new Set(controls.map((name) => `${name}.${HOST}`)));
}, 60_000);
