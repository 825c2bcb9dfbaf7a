/**
 * Reads the page's consent platforms: Google Consent Mode, Shopify, the WP Consent API, IAB TCF v2 and IAB GPP. The loader
 * loads this file only on pages that have one. A platform whose visitor has not chosen yet blocks recording; with several, all must
 * grant it.
 */
import type { ConsentScript, ConsentState } from './loader-interface.ts';

interface Platforms {
  dataLayer?: { push(...items: unknown[]): unknown } & ArrayLike<unknown>;
  Shopify?: {
    customerPrivacy?: { analyticsProcessingAllowed?(): boolean };
    loadFeatures?(features: object[], done: () => void): void;
  };
  wp_has_consent?(category: string): boolean;
  /** True if a plugin sets the type late, because it depends on the visitor's country. Until then a default applies. */
  waitfor_consent_hook?: boolean;
  wp_consent_type?: string;
  /** After a failed call there are no data. */
  __tcfapi?(
    command: string,
    version: 2,
    callback: (data: TcData | null, ok: boolean) => void,
  ): void;
  __gpp?(command: string, callback: (event: GppEvent | null, ok: boolean) => void): void;
}
interface GppEvent {
  readonly eventName?: string;
  readonly pingData?: {
    readonly signalStatus?: string;
    readonly applicableSections?: readonly number[];
    /** Each is the object of its fields, or a list of such objects. */
    readonly parsedSections?: Readonly<Record<string, object>>;
  };
}
interface TcData {
  readonly gdprApplies?: boolean;
  readonly eventStatus?: string;
  readonly purpose?: { readonly consents: Readonly<Record<number, boolean>> };
}

/** Sections of the United States, where the law asks for an opt-out instead of consent: the first and the last number. */
const US_SECTIONS = [6, 27] as const;
/** Sections that the interface of TCF answers, too. */
const TCF_SECTIONS = [2, 5];
const NO_SECTION = -1;
const OPT_OUT = /(OptOut|OptOutSale|Gpc)$/;

/** What the signals of the Global Privacy Platform mean; undefined where none of its laws applies. */
function gppState({ pingData }: GppEvent, hasTcf: boolean): ConsentState {
  const { signalStatus, applicableSections = [], parsedSections = {} } = pingData ?? {};
  if (signalStatus !== 'ready') return 'unset';
  const isElsewhere = (id: number) => id === NO_SECTION || (hasTcf && TCF_SECTIONS.includes(id));
  if (applicableSections.length > 0 && applicableSections.every(isElsewhere)) return undefined;
  const parsed = Object.entries(parsedSections).filter(([name]) => name.startsWith('us'));
  const fields = parsed.flatMap(([, section]) => [section].flat().flatMap(Object.entries));
  // Selling, sharing and targeted advertising: a visitor who opts out of one of them is not recorded.
  if (fields.some(([name, value]) => OPT_OUT.test(name) && [1, 'Y', true].includes(value)))
    return 'denied';
  const isOfUs = (id: number) => id >= US_SECTIONS[0] && id <= US_SECTIONS[1];
  return fields.length > 0 && applicableSections.length > 0 && applicableSections.every(isOfUs)
    ? 'granted'
    : 'unset';
}

/**
 * Calls `update` with the combined state of all platforms now, whenever it changes and whenever the visitor chooses: a
 * denial in another tab may have ended the recording meanwhile.
 */
function watchConsent(update: (state: ConsentState) => void): void {
  const page = window as Platforms;
  let wrappedLayer: unknown;
  let hasRequestedShopify = false;
  let tcf: ConsentState;
  let isTcfObserved = false;
  let gppSignals: ConsentState;
  let isGppObserved = false;
  let last: ConsentState | 'none' = 'none';
  // They outlive the data layer's items, of which Google Tag Manager keeps only the newest.
  let defaultState: ConsentState;
  let updatedState: ConsentState;
  let lastChoice: unknown;

  const google = (): ConsentState => {
    const { dataLayer } = page;
    if (!dataLayer) return undefined;
    if (wrappedLayer !== dataLayer) {
      wrappedLayer = dataLayer;
      const { push } = dataLayer;
      dataLayer.push = (...items) => {
        const length = push.apply(dataLayer, items);
        check();
        return length;
      };
    }
    let choice = lastChoice;
    for (let i = 0; i < dataLayer.length; i++) {
      // gtag pushes the arguments object of each call; other items of the data layer have no numeric keys.
      const {
        0: command,
        1: kind,
        2: states,
      } = (dataLayer[i] ?? {}) as {
        0?: string;
        1?: string;
        2?: { analytics_storage?: 'granted' | 'denied' };
      };
      const state = command === 'consent' && states?.analytics_storage;
      if (!state) continue;
      if (kind === 'update') {
        updatedState = state;
        choice = dataLayer[i];
      }
      // A default is not the visitor's choice, and a default for another region must not grant consent.
      else defaultState = state === 'granted' && defaultState !== 'unset' ? state : 'unset';
    }
    if (choice !== lastChoice) last = 'none';
    lastChoice = choice;
    return updatedState ?? defaultState;
  };
  const shopify = (): ConsentState => {
    const { Shopify } = page;
    const allowed = Shopify?.customerPrivacy?.analyticsProcessingAllowed?.();
    if (allowed !== undefined) return allowed ? 'granted' : 'denied';
    if (!Shopify?.loadFeatures) return undefined;
    if (!hasRequestedShopify) {
      hasRequestedShopify = true;
      Shopify.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], check);
    }
    return 'unset';
  };
  const wordpress = (): ConsentState => {
    const allowed = page.wp_has_consent?.('statistics');
    if (allowed === undefined) return allowed;
    // A denial may be the default of another country, and would delete what the visitor has consented to.
    if (page.waitfor_consent_hook && page.wp_consent_type === undefined) return 'unset';
    return allowed ? 'granted' : 'denied';
  };
  const iab = (): ConsentState => {
    if (!isTcfObserved && page.__tcfapi) {
      isTcfObserved = true;
      tcf = 'unset';
      page.__tcfapi('addEventListener', 2, (data, ok) => {
        if (!ok || !data) return;
        const { 1: storage, 8: measuring } = data.purpose?.consents ?? {};
        if (data.gdprApplies === false) tcf = undefined;
        else if (data.eventStatus !== 'cmpuishown')
          tcf = storage && measuring ? 'granted' : 'denied';
        if (data.eventStatus === 'useractioncomplete') last = 'none';
        check();
      });
    }
    return tcf;
  };
  const gpp = (): ConsentState => {
    if (!isGppObserved && page.__gpp) {
      isGppObserved = true;
      gppSignals = 'unset';
      page.__gpp('addEventListener', (event, ok) => {
        if (!ok || !event) return;
        gppSignals = gppState(event, !!page.__tcfapi);
        if (event.eventName === 'sectionChange') last = 'none';
        check();
      });
    }
    // Many platforms of Europe define GPP and never use it.
    return gppSignals === 'unset' && tcf === 'granted' ? undefined : gppSignals;
  };
  const stateOf = (platform: () => ConsentState): ConsentState => {
    try {
      return platform();
    } catch {
      return 'unset'; // a platform that throws has not granted consent
    }
  };
  function check(): void {
    const states = [google, shopify, wordpress, iab, gpp].map(stateOf).filter(Boolean);
    const inOrder = ['denied', 'unset', 'granted'] as const;
    const combined = inOrder.find((state) => states.includes(state));
    if (combined === last) return;
    last = combined;
    update(combined);
  }
  for (const type of ['visitorConsentCollected', 'wp_listen_for_consent_change'])
    document.addEventListener(type, () => {
      last = 'none';
      check();
    });
  for (const type of ['wp_consent_type_defined', 'DOMContentLoaded'])
    document.addEventListener(type, check);
  addEventListener('load', check);
  check();
}

try {
  watchConsent((document.currentScript as ConsentScript).reveille);
} catch {
  // An error here must never reach the page.
}
