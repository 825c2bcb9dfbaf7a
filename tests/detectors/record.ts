import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildTracker } from '../../lib/tracker/build.ts';
import { openBrowser } from '../journeys/browser.ts';
import { cases } from './cases/cases.ts';
import { type Fixture, fixturesOf } from './fixtures.ts';
import { devices } from './person.ts';
import { playCase } from './play-case.ts';

// Records every case with the real tracker in a real browser, with a mouse and with a finger.
// `npm run record-detectors [-- regular expression for kind and name]`, after a change of the tracker or of a case.

const AT_ONCE = 4;
/** Stores a recording with the others of its kind, and drops those of removed cases. */
function store(recorded: Fixture): void {
  const isCurrent = ({ name, device }: Fixture) =>
    cases.some((each) => each.kind === recorded.kind && each.name === name) &&
    (name !== recorded.name || device !== recorded.device);
  const all = [...fixturesOf(recorded.kind).filter(isCurrent), recorded].sort((a, b) =>
    `${a.name}${a.device}`.localeCompare(`${b.name}${b.device}`),
  );
  const file = join(import.meta.dirname, `fixtures/${recorded.kind}.json.gz`);
  writeFileSync(file, gzipSync(JSON.stringify(all), { level: 9 }));
}

const wanted = new RegExp(process.argv.slice(2).join(' '));
const queue = cases
  .flatMap((detectorCase) =>
    devices
      .filter((device) => detectorCase.only === undefined || detectorCase.only === device)
      .map((device) => ({ detectorCase, device })),
  )
  .filter(({ detectorCase }) => wanted.test(`${detectorCase.kind} ${detectorCase.name}`));
buildTracker();
const browser = await openBrowser();
const runQueue = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const title = `${next.detectorCase.kind}: ${next.detectorCase.name} (${next.device})`;
    try {
      store(await playCase(browser, next.detectorCase, next.device));
      process.stdout.write(`${title}\n`);
    } catch (error) {
      process.stderr.write(`${title}: ${error}\n`);
      process.exitCode = 1;
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, runQueue));
await browser.close();
