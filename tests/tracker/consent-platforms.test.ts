import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

type Answer = boolean | undefined;
const answers: unknown[] = [];
type Report = (data: object | null, isOk: boolean) => void;
/** The listeners of IAB platforms, which are added once per page. */
const report: Record<'tcf' | 'gpp', Report> = { tcf: () => {}, gpp: () => {} };

/** Stubs the functions of both platforms and dispatches the event of a change. */
function answer(shopify: Answer, wordpress: Answer): unknown {
  vi.stubGlobal('Shopify', { customerPrivacy: { analyticsProcessingAllowed: () => shopify } });
  vi.stubGlobal('wp_has_consent', () => wordpress);
  document.dispatchEvent(new Event('visitorConsentCollected'));
  return answers.at(-1);
}

beforeAll(async () => {
  const script = { reveille: (state: unknown) => answers.push(state) };
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  await import('../../web/tracker/consent.ts');
});
afterEach(() => void answer(undefined, undefined));
afterAll(() => Reflect.deleteProperty(document, 'currentScript'));

test.each<[string, string | undefined, Answer, Answer]>([
  ['no platform has an answer', undefined, undefined, undefined],
  ['the only platform agrees', 'granted', true, undefined],
  ['the only platform denies', 'denied', undefined, false],
  ['both platforms agree', 'granted', true, true],
  ['the first platform denies', 'denied', false, true],
  ['the second platform denies', 'denied', true, false],
])('if %s, consent is %s', (_, state, shopify, wordpress) => {
  expect(answer(shopify, wordpress)).toBe(state);
});

test('every choice is reported, and other events only if the consent has changed', () => {
  const before = answers.length;
  for (const allowed of [true, true, false]) answer(allowed, true);
  for (const type of ['wp_consent_type_defined', 'DOMContentLoaded'])
    document.dispatchEvent(new Event(type));
  expect(answers.slice(before)).toEqual(['granted', 'granted', 'denied']);
});

test('a consent platform that fails has not granted consent', () => {
  answer(true, true);
  vi.stubGlobal('wp_has_consent', () => {
    throw new Error('not ready');
  });
  document.dispatchEvent(new Event('wp_listen_for_consent_change'));
  expect(answers.at(-1)).toBe('unset');
});

test.each([
  ['granted', true],
  ['denied', false],
])(
  'while a WordPress plugin looks up which consent the country needs, none is %s',
  (state, isAllowed) => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('waitfor_consent_hook', true);
    const announce = (type: string | undefined) => {
      vi.stubGlobal('wp_consent_type', type);
      document.dispatchEvent(new Event('wp_consent_type_defined'));
      return answers.at(-1);
    };
    answer(undefined, undefined);
    vi.stubGlobal('wp_has_consent', () => isAllowed);
    expect(announce(undefined)).toBe('unset');
    expect(announce('optout')).toBe(state);
  },
);

test('IAB TCF: a failed call and a dialog without a choice throw nothing and grant nothing; a denial clears', () => {
  vi.stubGlobal('__tcfapi', (_: string, __: number, callback: Report) => {
    report.tcf = callback;
  });
  const choose = (eventStatus: string, isGranted?: boolean) => {
    const consents = { 1: isGranted, 8: isGranted };
    report.tcf({ gdprApplies: true, eventStatus, purpose: { consents } }, true);
    return answers.at(-1);
  };
  expect(answer(undefined, undefined)).toBe('unset');
  report.tcf(null, false);
  expect(answers.at(-1)).toBe('unset');
  expect(choose('cmpuishown')).toBe('unset');
  expect(choose('useractioncomplete', true)).toBe('granted');
  expect(choose('cmpuishown', true)).toBe('granted');
  vi.stubGlobal('Shopify', { loadFeatures() {} });
  expect(choose('useractioncomplete', false)).toBe('denied');
  report.tcf({ gdprApplies: false }, true);
});

// Last, because the state of Google Consent Mode stays until the page ends.
test('a choice counts after Google Tag Manager has removed its command from the data layer', () => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  const choose = (kind: string, state: string) =>
    dataLayer.push(['consent', kind, { analytics_storage: state }]);
  document.dispatchEvent(new Event('visitorConsentCollected'));
  choose('default', 'granted');
  choose('update', 'denied');
  expect(answers.at(-1)).toBe('denied');
  dataLayer.length = 0;
  dataLayer.push({ event: 'scroll' });
  expect(answers.at(-1)).toBe('denied');
  choose('update', 'granted');
  expect(answers.at(-1)).toBe('granted');
  const before = answers.length;
  choose('update', 'granted');
  dataLayer.push({ event: 'scroll' });
  expect(answers.slice(before)).toEqual(['granted']);
});

test('IAB GPP: an opt-out denies, and only sections of the United States without one grant', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('__gpp', (_: string, callback: Report) => {
    report.gpp = callback;
  });
  const choose = (applicableSections: number[], sections: object, signalStatus = 'ready') => {
    const pingData = { applicableSections, parsedSections: sections, signalStatus };
    report.gpp({ eventName: 'sectionChange', pingData }, true);
    return answers.at(-1);
  };
  expect(answer(undefined, undefined)).toBe('unset');
  const choice = { SaleOptOutNotice: 1, SaleOptOut: 2, SharingOptOut: 2 };
  expect(choose([7], { usnat: choice }, 'not ready')).toBe('unset');
  expect(choose([7], { usnat: choice })).toBe('granted');
  expect(choose([7], { usnat: [choice, { GpcSegmentType: 1, Gpc: true }] })).toBe('denied');
  expect(choose([8], { usca: [{ ...choice, SharingOptOut: 1 }] })).toBe('denied');
  expect(choose([6], { uspv1: { Version: 1, OptOutSale: 'Y' } })).toBe('denied');
  expect(choose([6], { uspv1: { Version: 1, OptOutSale: 'N' } })).toBe('granted');
  // A section that is not parsed, of another region or not known yet grants nothing.
  for (const ids of [[7], [2], [7, 2], [0], []]) expect(choose(ids, {})).toBe('unset');
  for (const ids of [[7, 2], []]) expect(choose(ids, { usnat: choice })).toBe('unset');
  const ready = { applicableSections: [7], parsedSections: { usnat: choice } };
  report.gpp({ eventName: 'error', pingData: { ...ready, signalStatus: 'ready' } }, false);
  expect(answers.at(-1)).toBe('unset');
  expect(choose([-1], {})).toBeUndefined();
  vi.stubGlobal('__tcfapi', () => {});
  // Where only TCF applies, its own interface answers.
  expect(choose([2], {})).toBeUndefined();
});

test('a GPP without an answer does not stop the consent of a TCF platform; an opt-out does', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  report.gpp({ pingData: { signalStatus: 'not ready' } }, true);
  expect(answers.at(-1)).toBe('unset');
  const consents = { 1: true, 8: true };
  report.tcf({ gdprApplies: true, eventStatus: 'tcloaded', purpose: { consents } }, true);
  expect(answers.at(-1)).toBe('granted');
  const parsedSections = { usnat: { SaleOptOut: 1 } };
  const pingData = { signalStatus: 'ready', applicableSections: [7], parsedSections };
  report.gpp({ pingData }, true);
  expect(answers.at(-1)).toBe('denied');
  report.gpp({ pingData: { signalStatus: 'ready', applicableSections: [-1] } }, true);
  report.tcf({ gdprApplies: false }, true);
});
