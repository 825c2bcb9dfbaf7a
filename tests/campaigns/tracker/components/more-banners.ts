/** More third-party consent banners: one that reloads the page, banners that report to Google Consent Mode, headless ones. */
import { type Banner, both, click, evaluate, GTAG } from './banner.ts';

const DENIED_BY_DEFAULT = `<script>${GTAG} gtag('consent', 'default', { analytics_storage: 'denied', region: ['DE'] }); gtag('consent', 'default', { analytics_storage: 'denied', wait_for_update: 500 });</script>`;
/** Buttons of the page for libraries without a banner. */
const BUTTONS =
  '<div id="ask"><button id="yes">Accept</button><button id="no">Reject</button></div>';

export const moreBanners: readonly Banner[] = [
  {
    name: 'CookieConsent 2',
    module: `import 'vanilla-cookieconsent-2/dist/cookieconsent.js'; import 'vanilla-cookieconsent-2/dist/cookieconsent.css'; const cc = window.cc = initCookieConsent();
      const report = () => setConsent(cc.allowedCategory('analytics') ? 'granted' : 'denied');
      cc.run({ current_lang: 'en', page_scripts: true, onAccept: report, onChange: report, languages: { en: {
        consent_modal: { title: 'Cookies', description: '', primary_btn: { text: 'Accept', role: 'accept_all' }, secondary_btn: { text: 'Reject', role: 'accept_necessary' } },
        settings_modal: { title: 'Settings', save_settings_btn: 'Save', accept_all_btn: 'All', reject_all_btn: 'Reject', blocks: [{ title: 'Analytics', description: '', toggle: { value: 'analytics', enabled: false, readonly: false } }] } } } });`,
    accept: click('#c-p-bn'),
    deny: click('#c-s-bn'),
    revoke: both(evaluate('cc.showSettings(0)'), click('#s-rall-bn')),
  },
  {
    name: 'react-cookie-manager with Google Consent Mode',
    html: `${DENIED_BY_DEFAULT}<div id="consent"></div>`,
    module: `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client'; import { CookieManager, useCookieConsent } from 'react-cookie-manager';
      const Reopen = () => { const { showConsentBanner } = useCookieConsent(); window.reopen = () => showConsentBanner(); return null; };
      createRoot(document.querySelector('#consent')).render(h(CookieManager, { googleConsentMode: true, disableGeolocation: true, displayType: 'banner' }, h(Reopen)));`,
    isAutomatic: true,
    accept: click('button:text-matches("accept", "i")'),
    deny: click('button:text-matches("decline|reject", "i")'),
    revoke: both(evaluate('reopen()'), click('button:text-matches("decline|reject", "i")')),
  },
  {
    name: 'react-hook-consent',
    html: '<div id="consent"></div>',
    module: `import { createElement as h, useEffect } from 'react'; import { createRoot } from 'react-dom/client'; import { ConsentBanner, ConsentProvider, useConsent } from 'react-hook-consent';
      const Report = () => { const { consent, hasConsent, setConsent: set } = useConsent(); window.decline = () => set([]);
        useEffect(() => { if (localStorage.getItem('react-hook-consent')) window.setConsent(hasConsent('reveille') ? 'granted' : 'denied'); }, [consent]); return null; };
      createRoot(document.querySelector('#consent')).render(h(ConsentProvider, { options: { services: [{ id: 'reveille', name: 'Recordings', scripts: [] }] } }, h(Report), h(ConsentBanner, { decline: { label: 'No' }, approve: { label: 'Yes' } }, 'Cookies?')));`,
    accept: click('button:text-is("Yes")'),
    deny: click('button:text-is("No")'),
    revoke: evaluate('decline()'),
  },
  {
    name: 'cookie-consent-js',
    scripts: ['cookie-consent-js/src/cookie-consent.js'],
    module: `const content = { en: {}, title: 'Cookies', body: '--privacy-policy--', privacyPolicy: 'Policy', buttonAcceptAll: 'Accept', buttonAcceptTechnical: 'Necessary' };
      window.cc = new CookieConsent({ lang: 'en', content, postSelectionCallback: () => setConsent(cc.trackingAllowed() ? 'granted' : 'denied') });`,
    accept: click('.btn-accept-all'),
    deny: click('.btn-accept-necessary'),
    revoke: both(evaluate('cc.reset()'), click('.btn-accept-necessary')),
  },
  {
    name: 'the consent banner of Mozilla',
    html: `<div hidden id="ask"><button id="moz-consent-banner-button-accept">Accept</button><button id="moz-consent-banner-button-reject">Reject</button></div>`,
    module: `import banner from '@mozmeao/consent-banner'; import helper from '@mozmeao/cookie-helper'; window.banner = banner;
      const ask = document.querySelector('#ask');
      addEventListener('mozConsentOpen', () => { ask.hidden = false; banner.bind?.(); }); addEventListener('mozConsentClose', () => { ask.hidden = true; });
      addEventListener('mozConsentStatus', ({ detail }) => setConsent(detail.analytics ? 'granted' : 'denied'));
      document.querySelector('#moz-consent-banner-button-accept').addEventListener('click', banner.onAcceptClick); document.querySelector('#moz-consent-banner-button-reject').addEventListener('click', banner.onRejectClick);
      banner.init({ helper, cookieDomain: null });`,
    accept: click('#moz-consent-banner-button-accept'),
    deny: click('#moz-consent-banner-button-reject'),
    revoke: evaluate('banner.onRejectClick()'),
  },
  {
    name: 'the cookie banner of Just Eat in an open shadow tree',
    html: '<pie-cookie-banner></pie-cookie-banner>',
    module: `import '@justeattakeaway/pie-cookie-banner';
      document.addEventListener('pie-cookie-banner-accept-all', () => setConsent('granted')); document.addEventListener('pie-cookie-banner-necessary-only', () => setConsent('denied'));`,
    accept: click('pie-cookie-banner [data-test-id=actions-accept-all]'),
    deny: click('pie-cookie-banner [data-test-id=actions-necessary-only]'),
    revoke: evaluate("setConsent('denied')"),
  },
  {
    name: 'jquery-cookiebar, which loads the page again',
    module: `import jQuery from 'jquery-3'; window.jQuery = window.$ = jQuery; require('jquery-cookiebar'); 
      $.cookieBar({ autoEnable: false, declineButton: true, effect: 'hide' });
      const cookie = /cb-enabled=(\\w+)/.exec(document.cookie)?.[1]; if (cookie) setConsent(cookie === 'accepted' ? 'granted' : 'denied');
      $(document).on('click', '.cb-disable', () => setConsent('denied'));`,
    accept: click('.cb-enable'),
    deny: click('.cb-disable'),
    revoke: evaluate("$.cookieBar('set', 'declined'), location.reload()"),
  },
  {
    name: 'the cookie manager of HM Courts',
    html: '<div class="cookie-banner" hidden><div class="cookie-banner-message"><button class="cookie-banner-accept-button">Accept</button><button class="cookie-banner-reject-button">Reject</button></div></div>',
    module: `import manager from '@hmcts/cookie-manager';
      manager.on('UserPreferencesSaved', (saved) => setConsent(saved.analytics === 'on' || saved.analytics === true ? 'granted' : 'denied'));
      manager.init({ cookieManifest: [{ categoryName: 'analytics', optional: true, matchBy: 'startsWith', cookies: ['_ga'] }] });`,
    accept: click('.cookie-banner-accept-button'),
    deny: click('.cookie-banner-reject-button'),
    revoke: evaluate('document.querySelector(".cookie-banner-reject-button").click()'),
  },
  {
    name: 'c15t without a server',
    html: BUTTONS,
    module: `import { getOrCreateConsentRuntime } from 'c15t';
      const { consentStore } = getOrCreateConsentRuntime({ mode: 'offline', consentCategories: ['necessary', 'measurement'] }); window.store = consentStore;
      const report = () => setConsent(consentStore.getState().has('measurement') ? 'granted' : 'denied'); consentStore.getState().subscribeToConsentChanges(report);
      const save = async (kind) => { await consentStore.getState().saveConsents(kind); report(); };
      yes.addEventListener('click', () => save('all')); no.addEventListener('click', () => save('necessary'));`,
    accept: click('#yes'),
    deny: click('#no'),
    revoke: click('#no'),
  },
  {
    name: 'the stub of IAB Europe, then its CMP interface beside that of the GPP',
    html: BUTTONS,
    module: `import stub from '@iabtcf/stub'; import { CmpApi } from '@iabtcf/cmpapi'; import { TCModel, TCString, GVL } from '@iabtcf/core'; import { CmpApi as Gpp } from '@iabgpp/cmpapi';
      (stub.default ?? stub)(); const gpp = new Gpp(300, 1); gpp.setSignalStatus('not ready');
      const list = { gvlSpecificationVersion: 3, vendorListVersion: 100, tcfPolicyVersion: 5, lastUpdated: '2026-01-01T00:00:00Z', purposes: {}, specialPurposes: {}, features: {}, specialFeatures: {}, vendors: {}, stacks: {} };
      const text = (granted) => { const tc = new TCModel(); tc.cmpId = 300; tc.cmpVersion = 1; tc.gvl = new GVL(list); if (granted) tc.purposeConsents.set([1, 8]); return TCString.encode(tc); };
      addEventListener('load', () => setTimeout(() => { const cmp = new CmpApi(300, 1, true); cmp.update('', true); window.answer = (granted) => cmp.update(text(granted), false); window.ask = () => cmp.update(text(false), true); }, 200));
      yes.addEventListener('click', () => answer(true)); no.addEventListener('click', () => answer(false));`,
    isAutomatic: true,
    accept: click('#yes'),
    deny: click('#no'),
    revoke: click('#no'),
  },
];
