import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asMarkup, type Vector, vectorNames, vectorsFor } from '../factories/hostile-page.ts';
import { hostileEvents, placements } from '../factories/hostile-replay.ts';
import { Theatre } from './theatre.ts';

const LOG = join(mkdtempSync(join(tmpdir(), 'net-')), 'net-log.json');
/** Host names that a browser resolves locally; its log lists every lookup. */
const HOST = 'watched.localhost';
const theatre = new Theatre(4);
let isOpen = false;
const controls = ['img-src', 'iframe-src'];

beforeAll(async () => {
  await theatre.evil.listen(['page', ...vectorNames()]);
  await theatre.open(`--log-net-log=${LOG}`);
  isOpen = true;
}, 60_000);
afterAll(() => isOpen && theatre.close());
beforeEach(() => {
  theatre.evil.heard.length = 0;
});

/** Markup that changes when it is serialized and parsed again. */
const around = (inside: string) => [
  inside,
  `<div><template shadowrootmode="open">${inside}</template></div>`,
  `<form><math><mtext></form><form><mglyph><style></math>${inside}`,
  `<svg></p><style><a id="</style>${inside}">`,
];
/** Elements that take everything after them as text would hide the other vectors. */
const isAlone = ({ tag, text }: Vector) =>
  !text && !/^(script|style|noscript|template|iframe|frame|body|applet)$/i.test(tag);

test('an email preview opens no connection, however its markup is nested', async () => {
  const vectors = vectorsFor(theatre.evil.originOf);
  const together = vectors.filter(isAlone).map(asMarkup).join('');
  const alone = vectors.filter((each) => !isAlone(each)).map(asMarkup);
  for (const markup of [...around(together), ...alone]) {
    await theatre.showMail(markup);
    expect({ markup, ...(await theatre.harm()) }).toEqual({ markup, ran: [], heard: [] });
  }
}, 60_000);

test('neither a recording nor an email makes the browser look up a host', async () => {
  await theatre.leave();
  const vectors = vectorsFor((name) => `http://${name}.${HOST}`).filter(
    ({ name }) => !/^(img-data-url|link-modulepreload|audio)$/.test(name),
  );
  for (const placement of placements)
    await theatre.show('player', hostileEvents(vectors, placement));
  await theatre.showMail(vectors.map(asMarkup).join(''));
  // An ordinary page proves that the log records requests.
  const lookedUp = controls.map((name) =>
    theatre.page.waitForEvent('requestfailed', (request) => request.url().includes(`//${name}.`)),
  );
  await theatre.unprotected(vectors.filter(({ name }) => controls.includes(name)));
  await Promise.all(lookedUp);
  await theatre.close(); // the log is complete when the browser has ended
  isOpen = false;
  const hosts = readFileSync(LOG, 'utf8').match(new RegExp(`[a-z-]+\\.${HOST}`, 'g'));
  expect(new Set(hosts)).toEqual(new Set(controls.map((name) => `${name}.${HOST}`)));
}, 60_000);
