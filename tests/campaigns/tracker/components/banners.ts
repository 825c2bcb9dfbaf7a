/** Third-party consent banners, wired to the tag as their documentation and ours describe. */
import { type Banner, both, click, evaluate, GTAG } from './banner.ts';

const vanilla = (analytics: string) =>
  `import * as CookieConsent from 'vanilla-cookieconsent'; import 'vanilla-cookieconsent/dist/cookieconsent.css'; window.CookieConsent = CookieConsent;
   const report = () => { const answer = CookieConsent.acceptedCategory('analytics') ? 'granted' : 'denied'; ${analytics} };
   CookieConsent.run({ categories: { necessary: { enabled: true, readOnly: true }, analytics: {} }, onConsent: report, onChange: report,
     language: { default: 'en', translations: { en: { consentModal: { title: 'Cookies', acceptAllBtn: 'Accept', acceptNecessaryBtn: 'Reject' }, preferencesModal: { title: 'Settings', acceptAllBtn: 'Accept', acceptNecessaryBtn: 'Reject', sections: [] } } } } });`;
const vanillaClicks = {
  accept: click('#cc-main .cm [data-role=all]'),
  deny: click('#cc-main .cm [data-role=necessary]'),
  revoke: both(
    evaluate('CookieConsent.showPreferences()'),
    click('#cc-main .pm [data-role=necessary]'),
  ),
};
const osano = {
  accept: click('.cc-window .cc-allow'),
  deny: click('.cc-window .cc-deny'),
};

export const banners: readonly Banner[] = [
  { name: 'vanilla-cookieconsent', module: vanilla('setConsent(answer);'), ...vanillaClicks },
  {
    name: 'vanilla-cookieconsent with Google Consent Mode',
    html: `<script>${GTAG} gtag('consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' });</script>`,
    module: vanilla(`gtag('consent', 'update', { analytics_storage: answer });`),
    isAutomatic: true,
    ...vanillaClicks,
  },
  {
    name: 'Klaro',
    module: `import * as klaro from 'klaro/dist/klaro-no-css.js'; import 'klaro/dist/klaro.css'; window.klaro = klaro;
      const config = { elementID: 'klaro', privacyPolicy: '/privacy', acceptAll: true, services: [{ name: 'reveille', title: 'Recordings', purposes: ['analytics'] }], callback: () => {} };
      window.klaroConfig = config; klaro.setup(config);
      klaro.getManager(config).watch({ update: (manager, kind) => { if (kind === 'saveConsents' || kind === 'applyConsents') setConsent(manager.getConsent('reveille') ? 'granted' : 'denied'); } });`,
    accept: click('#klaro .cm-btn-success'),
    deny: click('#klaro .cn-decline'),
    // The dialog has one switch per service, so this calls what "decline" calls.
    revoke: evaluate(
      '{ const manager = klaro.getManager(klaroConfig); manager.changeAll(false); manager.saveAndApplyConsents(); }',
    ),
  },
  {
    name: 'Cookie Consent by Osano',
    module: `import 'cookieconsent/build/cookieconsent.min.js'; import 'cookieconsent/build/cookieconsent.min.css';
      cookieconsent.initialise({ type: 'opt-in', revokable: true, animateRevokable: false, onStatusChange(status) { setConsent(status === 'allow' ? 'granted' : 'denied'); } });`,
    ...osano,
    revoke: both(evaluate('document.querySelector(".cc-revoke").click()'), osano.deny),
  },
  {
    name: 'Vaadin Cookie Consent',
    html: '<vaadin-cookie-consent></vaadin-cookie-consent>',
    module: `import '@vaadin/cookie-consent'; document.addEventListener('click', ({ target }) => { if (target.closest('.cc-dismiss, .cc-allow')) setConsent('granted'); });
      window.decline = () => { document.querySelector('.cc-window')?.remove(); setConsent('denied'); };`,
    accept: click('.cc-window .cc-btn'),
    // The banner has no decline button, so the page adds one.
    deny: evaluate('decline()'),
    revoke: evaluate('decline()'),
  },
  {
    name: 'tarteaucitron',
    scripts: [
      'tarteaucitronjs/tarteaucitron.js',
      'tarteaucitronjs/tarteaucitron.services.js',
      'tarteaucitronjs/lang/tarteaucitron.en.js',
    ],
    module: `import 'tarteaucitronjs/css/tarteaucitron.css';
      tarteaucitron.services.reveille = { key: 'reveille', type: 'analytic', name: 'Reveille', needConsent: true, cookies: [], js() {}, fallback() {} };
      document.addEventListener('reveille_allowed', () => setConsent('granted')); document.addEventListener('reveille_disallowed', () => setConsent('denied'));
      tarteaucitron.init({ privacyUrl: '', hashtag: '#settings', cookieName: 'tac', orientation: 'middle', useExternalCss: true, useExternalJs: true, DenyAllCta: true, AcceptAllCta: true, highPrivacy: true, mandatory: false, showIcon: false, googleConsentMode: false });
      (tarteaucitron.job = tarteaucitron.job || []).push('reveille');`,
    accept: click('#tarteaucitronPersonalize2'),
    deny: click('#tarteaucitronAllDenied2'),
    revoke: both(
      evaluate('tarteaucitron.userInterface.openPanel()'),
      click('#tarteaucitronAllDenied'),
    ),
  },
  {
    name: 'Orejime',
    module: `import 'orejime/dist/orejime-standard.css'; window.orejimeConfig = { privacyPolicyUrl: '/privacy', purposes: [{ id: 'reveille', title: 'Recordings', cookies: [] }] };
      const ready = () => orejime.manager.on('update', (changed, all) => setConsent(all.reveille ? 'granted' : 'denied'));
      require('orejime/dist/orejime-standard-en.js'); const wait = setInterval(() => { if (window.orejime?.manager) { clearInterval(wait); ready(); } }, 20);`,
    accept: click('.orejime-Banner-saveButton'),
    deny: click('.orejime-Banner-declineButton'),
    revoke: evaluate('orejime.manager.declineAll()'),
  },
  {
    name: 'Cookies EU banner',
    html: '<template id="cookies-eu-banner-template"><div id="cookies-eu-banner">Cookies? <button id="cookies-eu-reject">Reject</button> <button id="cookies-eu-accept">Accept</button></div></template>',
    module: `import { createCookiesBanner } from 'cookies-eu-banner';
      window.banner = createCookiesBanner({ onAccept: () => setConsent('granted'), onReject: () => setConsent('denied') });`,
    accept: click('#cookies-eu-accept'),
    deny: click('#cookies-eu-reject'),
    revoke: evaluate('banner.setConsent(false)'),
  },
  {
    name: 'Storm ID cookie banner',
    module: `import banner from '@stormid/cookie-banner';
      document.addEventListener('banner.consent', ({ detail }) => setConsent(detail.getState().consent.performance === 1 ? 'granted' : 'denied'));
      window.show = banner({ secure: false, types: { performance: { title: 'Performance', description: '', labels: { yes: 'y', no: 'n' }, fns: [] } },
        bannerTemplate: ({ classNames }) => '<section class="' + classNames.banner + '"><button class="' + classNames.acceptBtn + '">Accept</button><button class="' + classNames.rejectBtn + '">Reject</button></section>',
        formTemplate: () => '' });`,
    accept: click('.privacy-banner__accept'),
    deny: click('.privacy-banner__reject'),
    revoke: both(evaluate('show.showBanner()'), click('.privacy-banner__reject')),
  },
  {
    name: 'react-cookie-consent',
    html: '<div id="consent"></div>',
    module: `import { createElement as h, useState } from 'react'; import { createRoot } from 'react-dom/client'; import { CookieConsent, resetCookieConsentValue } from 'react-cookie-consent';
      const root = createRoot(document.querySelector('#consent')); let round = 0;
      window.ask = () => { resetCookieConsentValue(); root.render(h(CookieConsent, { key: ++round, enableDeclineButton: true, onAccept: () => setConsent('granted'), onDecline: () => setConsent('denied') }, 'Cookies?')); };
      ask();`,
    accept: click('#rcc-confirm-button'),
    deny: click('#rcc-decline-button'),
    revoke: both(evaluate('ask()'), click('#rcc-decline-button')),
  },
  {
    name: 'Cookie Consent Banner of Porsche',
    html: `<cookie-consent-banner btn-label-accept-and-continue="Accept" btn-label-only-essential-and-continue="Only needed" disable-slide-in-animation="true"></cookie-consent-banner>`,
    module: `import { defineCustomElement } from '@porscheofficial/cookie-consent-banner/dist/components/cookie-consent-banner.js'; (defineCustomElement ?? (() => {}))();
      Object.assign(document.querySelector('cookie-consent-banner'), { availableCategories: [{ key: 'technically_required', label: 'Needed', description: 'Needed', isMandatory: true }, { key: 'analytics', label: 'Analytics', description: 'Analytics' }], cookieAttributes: { path: '/' }, disableResetSiteCookiesOnConsentWithdrawn: true });
      document.addEventListener('cookie_consent_preferences_updated', ({ detail }) => setConsent(detail.acceptedCategories.includes('analytics') ? 'granted' : 'denied'));`,
    accept: click('cookie-consent-banner [part=button-accept-all]'),
    deny: click('cookie-consent-banner [part=button-essential-only]'),
    revoke: both(
      evaluate('document.dispatchEvent(new Event("cookie_consent_show"))'),
      click('cookie-consent-banner [part=button-essential-only]'),
    ),
  },
  {
    name: 'the CMP interface of IAB Europe (TCF v2)',
    html: '<div id="cmp"><button id="yes">Accept</button><button id="no">Reject</button></div>',
    module: `import { CmpApi } from '@iabtcf/cmpapi'; import { TCModel, TCString, GVL } from '@iabtcf/core';
      const cmp = new CmpApi(300, 1, true); let isFirst = true;
      const model = (granted) => { const tc = new TCModel(); tc.cmpId = 300; tc.cmpVersion = 1; tc.vendorListVersion_ = 100; if (granted) tc.purposeConsents.set([1, 8]); tc.gvl = Object.assign(new GVL({ gvlSpecificationVersion: 3, vendorListVersion: 100, tcfPolicyVersion: 5, lastUpdated: '2026-01-01T00:00:00Z', purposes: {}, specialPurposes: {}, features: {}, specialFeatures: {}, vendors: {}, stacks: {} })); if (granted) tc.purposeConsents.set([1, 8]); else tc.purposeConsents.empty(); return TCString.encode(tc); };
      cmp.update('', true);
      const answer = (granted) => { cmp.update(model(granted), false); document.querySelector('#cmp').hidden = true; };
      yes.addEventListener('click', () => answer(true)); no.addEventListener('click', () => answer(false)); window.reopen = () => { document.querySelector('#cmp').hidden = false; };`,
    isAutomatic: true,
    accept: click('#yes'),
    deny: click('#no'),
    revoke: both(evaluate('reopen()'), click('#no')),
  },
];
