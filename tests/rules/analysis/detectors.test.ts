import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { signalKinds } from '../../../lambdas/contract/signal.ts';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { cases } from '../../detectors/cases/cases.ts';
import type { Verdict } from '../../detectors/detector-case.ts';
import { fixturesOf } from '../../detectors/fixtures.ts';
import { type Device, devices } from '../../detectors/person.ts';
import { digestOfFixture } from '../../factories/recorded-visits.ts';
import { sessionFacts } from '../../factories/recording.ts';

const folder = join(import.meta.dirname, '../..');
const kinds = [...signalKinds, 'ordinary' as const];
const verdicts: readonly Verdict[] = ['true', 'near', 'false alarm'];
const fixtures = new Map(
  kinds
    .flatMap((kind) => fixturesOf(kind))
    .map((fixture) => [`${fixture.name} ${fixture.device}`, fixture]),
);
const rows = cases.flatMap((each) =>
  devices
    .filter((device) => each.only === undefined || each.only === device)
    .map((device) => ({ ...each, device })),
);

test.each(rows)('$kind, $verdict: a visitor $name ($device)', ({ name, device, signals, page }) => {
  const fixture = fixtures.get(`${name} ${device}`);
  if (!fixture) throw new Error('Not recorded yet: npm run record-detectors');
  const digest = digestOfFixture(fixture);
  const found = [...new Set(digest.signals.map(({ kind }) => kind))];
  expect(found.sort()).toEqual([...signals].sort());
  if (page) expect(new Set(digest.signals.map((each) => each.page))).toEqual(new Set([page]));
  expect(digest.device).toBe(device);
  expect(digest.gaps).toEqual([]);
});

test('a signal from a real browser names its element, shows its clip and draws its page', () => {
  const fixture = fixtures.get('presses a button that does nothing again and again computer');
  const signals = fixture ? digestOfFixture(fixture).signals : [];
  const rage = signals.find(({ kind }) => kind === 'rage-click');
  expect(rage).toMatchObject({
    page: '/',
    strong: true,
    count: 6,
    element: { role: 'button', label: 'Pay now', selector: '#pay' },
    viewport: [1_280, 720],
  });
  expect(rage?.wireframe?.filter(({ isTarget }) => isTarget).length).toBe(1);
});

test('every kind of signal has its three cases, and ten visits have no problem', () => {
  for (const kind of signalKinds) {
    const covered = cases.filter((each) => each.kind === kind).map(({ verdict }) => verdict);
    expect(new Set(covered), kind).toEqual(new Set(verdicts));
  }
  const ordinary = cases.filter(({ kind }) => kind === 'ordinary');
  expect(ordinary.length).toBe(10);
  expect(ordinary.flatMap(({ signals }) => signals)).toEqual([]);
});

test('the table of cases in tests/README.md equals the tested cases', () => {
  const count = (kind: string, verdict: Verdict, device: Device) =>
    rows.filter((row) => row.kind === kind && row.verdict === verdict && row.device === device)
      .length;
  const cell = (kind: string, verdict: Verdict) =>
    devices.map((device) => count(kind, verdict, device)).join(' · ');
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const kind of kinds) {
    const line = `| ${kind} | ${verdicts.map((verdict) => cell(kind, verdict)).join(' | ')} |`;
    expect(readme).toContain(line);
  }
});

test('a recording of another recorder, without any event of ours, is read as well', () => {
  const file = join(folder, 'detectors/fixtures/elsewhere.json.gz');
  const events = JSON.parse(gunzipSync(readFileSync(file)).toString());
  const batch = { seq: 0, sent_at: events.at(-1).timestamp, events } as const;
  expect(digestOf(sessionFacts, [batch])).toMatchObject({
    pages: [{ page: '/' }],
    counts: { clicks: 5 },
    events: events.length,
    gaps: [],
  });
});
