/**
 * What the page's consent platform says, where it has one: Google Consent Mode, Shopify, the WP Consent API, IAB TCF v2.
 * The loader asks for this file only on such pages. Consent is never inferred: a platform that has no answer yet counts
 * as none, and of several each must agree.
 */
import type { ConsentScript, Said } from './handoff.ts';

type Answer = 'granted' | 'denied';

interface Platforms {
  dataLayer?: { push(...items: unknown[]): unknown } & ArrayLike<unknown>;
  Shopify?: {
    customerPrivacy?: { analyticsProcessingAllowed?(): boolean };
    loadFeatures?(features: object[], done: () => void): void;
  };
  wp_has_consent?(category: string): boolean;
  __tcfapi?(command: string, version: 2, callback: (data: TcData, ok: boolean) => void): void;
}
interface TcData {
  readonly gdprApplies?: boolean;
  readonly eventStatus?: string;
  readonly purpose?: { readonly consents: Readonly<Record<number, boolean>> };
}

/** Reports the answer, and every change of it; undefined while no platform is there. */
function watchConsent(update: (said: Said) => void): void {
  const page = window as Platforms;
  let layer: unknown;
  let hasAsked = false;
  let tcf: Said;
  let hasTcf = false;
  let last: Said | 'nothing' = 'nothing';

  const google = (): Said => {
    const { dataLayer } = page;
    if (!dataLayer) return undefined;
    if (layer !== dataLayer) {
      layer = dataLayer;
      const { push } = dataLayer;
      dataLayer.push = (...items) => {
        const length = push.apply(dataLayer, items);
        look();
        return length;
      };
    }
    let byDefault: Said;
    let updated: Said;
    for (let i = 0; i < dataLayer.length; i++) {
      // A command is the arguments of a call; what a page pushes otherwise has no numbers.
      const {
        0: command,
        1: kind,
        2: states,
      } = (dataLayer[i] ?? {}) as {
        0?: string;
        1?: string;
        2?: { analytics_storage?: Answer };
      };
      const state = command === 'consent' && states?.analytics_storage;
      if (!state) continue;
      if (kind === 'update') updated = state;
      // A default is not a visitor's answer, and one for another region must not grant.
      else byDefault = state === 'granted' && byDefault !== 'unset' ? state : 'unset';
    }
    return updated ?? byDefault;
  };
  const shopify = (): Said => {
    const { Shopify } = page;
    const allowed = Shopify?.customerPrivacy?.analyticsProcessingAllowed?.();
    if (allowed !== undefined) return allowed ? 'granted' : 'denied';
    if (!Shopify?.loadFeatures) return undefined;
    if (!hasAsked) {
      hasAsked = true;
      Shopify.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], look);
    }
    return 'unset';
  };
  const wordpress = (): Said => {
    const allowed = page.wp_has_consent?.('statistics');
    return allowed === undefined ? allowed : allowed ? 'granted' : 'denied';
  };
  const iab = (): Said => {
    if (!hasTcf && page.__tcfapi) {
      hasTcf = true;
      tcf = 'unset';
      page.__tcfapi('addEventListener', 2, ({ gdprApplies, eventStatus, purpose }, ok) => {
        const { 1: storage, 8: measuring } = purpose?.consents ?? {};
        if (ok && gdprApplies === false) tcf = undefined;
        else if (ok && eventStatus !== 'cmpuishown')
          tcf = storage && measuring ? 'granted' : 'denied';
        look();
      });
    }
    return tcf;
  };
  const ask = (platform: () => Said): Said => {
    try {
      return platform();
    } catch {
      return 'unset'; // a platform that fails has not agreed
    }
  };
  function look(): void {
    const said = [google, shopify, wordpress, iab].map(ask).filter(Boolean);
    const now = said.find((each) => each !== 'granted') ?? said[0];
    if (now === last) return;
    last = now;
    update(now);
  }
  for (const type of [
    'visitorConsentCollected',
    'wp_listen_for_consent_change',
    'wp_consent_type_defined',
    'DOMContentLoaded',
  ])
    document.addEventListener(type, look);
  addEventListener('load', look);
  look();
}

try {
  watchConsent((document.currentScript as ConsentScript).reveille);
} catch {
  // Whatever this page is, a failure here is never the page's.
}
