import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { recorder } = vi.hoisted(() => ({
  recorder: { starts: [] as unknown[][], stops: [] as string[] },
}));
vi.mock('../../web/tracker/start-recorder.ts', () => ({
  startRecorder: (...options: unknown[]) => {
    recorder.starts.push(options);
    return (reason: string) => recorder.stops.push(reason);
  },
}));

import type { RecorderConfig, StartRecording } from '../../web/tracker/loader-interface.ts';
import type { PageRecorder } from '../../web/tracker/recording-options.ts';
import { registerRecorder } from '../../web/tracker/start-when-visible.ts';

const SINCE = 1_700_000_000_000;
const NOW = SINCE + 5_000;
const pageRecorder = {} as PageRecorder;
let start: StartRecording;
let denials: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  recorder.starts = [];
  recorder.stops = [];
  denials = [];
  const config = {
    since: () => SINCE,
    stop: (reason: string) => denials.push(reason),
    register: (begin: StartRecording) => {
      start = begin;
    },
  } as unknown as RecorderConfig;
  runAs({ reveille: config });
  registerRecorder(pageRecorder);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(document, 'hidden');
});

function runAs(script: object): void {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script as HTMLScriptElement);
}
function show(isShown: boolean): void {
  Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
/** What the recorder calls when the server rejects this page. */
const reject = () => {
  const [, , onRejected] = recorder.starts.at(-1) as [unknown, unknown, () => void];
  onRejected();
};
const startTimes = () => recorder.starts.map(([, , , since]) => since);

test('a page that is shown is recorded from its start', () => {
  const stop = start();
  expect([startTimes(), recorder.starts[0]?.[1]]).toEqual([[SINCE], pageRecorder]);
  show(false);
  show(true);
  expect(recorder.starts).toHaveLength(1);
  stop('denied');
  expect(recorder.stops).toEqual(['denied']);
});

test('a page in the background is recorded once it is shown, from then on', () => {
  show(false);
  start();
  show(false);
  expect(startTimes()).toEqual([]);
  show(true);
  show(true);
  expect(startTimes()).toEqual([NOW]);
});

test('a page that is stopped in the background is never recorded', () => {
  show(false);
  start()('stop');
  show(true);
  expect([recorder.starts, recorder.stops]).toEqual([[], []]);
});

test('a rejected page is recorded again once its visitor comes back from another tab', () => {
  start();
  reject();
  expect(recorder.starts).toHaveLength(1);
  show(false);
  expect(recorder.starts).toHaveLength(1);
  show(true);
  expect(startTimes()).toEqual([SINCE, NOW]);
});

test('a page whose visitor denied consent in another tab meanwhile is not recorded', () => {
  localStorage.setItem('reveille', '"visitor"');
  show(false);
  start();
  localStorage.clear();
  show(true);
  expect([recorder.starts, denials]).toEqual([[], ['denied']]);
});

test('a page of a known visitor, and one whose visitor is new, are recorded when they are shown', () => {
  localStorage.setItem('reveille', '"visitor"');
  show(false);
  start();
  show(true);
  expect([recorder.starts.length, denials]).toEqual([1, []]);
  localStorage.clear();
  show(false);
  start();
  localStorage.setItem('reveille', '"visitor"');
  show(true);
  expect([recorder.starts.length, denials]).toEqual([2, []]);
});

test('a script that was not loaded by the loader does nothing, and throws nothing', () => {
  for (const script of [null, {}]) {
    runAs(script as object);
    expect(() => registerRecorder(pageRecorder)).not.toThrow();
  }
  expect(recorder.starts).toEqual([]);
});
