/** Consent banners for Django, Vue and React, and of two vendors, one of them with Google Consent Mode built in. */
import { type Banner, both, click, evaluate } from './banner.ts';

/** Clicks by script. */
const press = (selector: string) => evaluate(`document.querySelector('${selector}').click()`);

const DMSTR = `<div class="cookie-consent-popup"><span>Cookies?</span><label><input type="checkbox" data-cc-consent="statistics">Statistics</label>
  <button class="cookie-consent-accept-all">Accept</button><button class="cookie-consent-deny-all">Deny</button></div>`;
const DJANGO = `<script type="application/json" id="cookie-consent__cookie-groups">[{"varname":"statistics","name":"Statistics","description":"","is_required":false}]</script>
  <template id="cookie-consent__cookie-bar"><div>Cookies? <button class="cookie-consent__accept">Accept</button><button class="cookie-consent__decline">Decline</button></div></template>`;

export const frameworkBanners: readonly Banner[] = [
  {
    name: 'the cookie policy of Canonical, which sets Google Consent Mode',
    html: '<button class="js-revoke-cookie-manager">Cookies</button>',
    module: `import { cookiePolicy } from '@canonical/cookie-policy'; cookiePolicy();`,
    isAutomatic: true,
    // Its dialog takes no pointer without the vendor's own style sheet.
    accept: press('#cookie-policy-button-accept-all'),
    deny: both(press('.js-manage'), press('.js-save-preferences')),
    revoke: both(
      press('.js-revoke-cookie-manager'),
      press('.js-manage'),
      evaluate(
        "document.querySelectorAll('.cookie-policy input:checked:not(:disabled)').forEach((box) => box.click())",
      ),
      press('.js-save-preferences'),
    ),
  },
  {
    name: 'vue-cookie-accept-decline',
    html: '<div id="consent"></div>',
    // The bundled Vue has no options of components.
    scripts: [
      'vue/dist/vue.global.prod.js',
      'vue-cookie-accept-decline/dist/vue-cookie-accept-decline.min.js',
    ],
    module: `const { createApp, h } = Vue, Banner = VueCookieAcceptDecline.default ?? VueCookieAcceptDecline;
      createApp({ mounted() { window.banner = this.$refs.banner; }, render: () => h(Banner, { ref: 'banner', elementId: 'panel', onStatus: (status) => { if (status) setConsent(status === 'accept' ? 'granted' : 'denied'); }, onClickedAccept: () => setConsent('granted'), onClickedDecline: () => setConsent('denied') }) }).mount('#consent');`,
    accept: click('.cookie__floating__buttons__button--accept'),
    deny: click('.cookie__floating__buttons__button--decline'),
    revoke: both(
      evaluate('banner.removeCookie(); banner.init()'),
      click('.cookie__floating__buttons__button--decline'),
    ),
  },
  {
    name: 'the cookie consent of dmstr',
    html: DMSTR,
    module: `import CookieConsent from '@dmstr/cookie-consent'; const consent = new (CookieConsent.default ?? CookieConsent)();
      const report = () => setConsent(consent.has('statistics') ? 'granted' : 'denied'); consent.afterSave = report; if (consent.get()) report();`,
    accept: click('.cookie-consent-accept-all'),
    deny: click('.cookie-consent-deny-all'),
    revoke: click('.cookie-consent-deny-all'),
  },
  {
    name: 'the cookie bar of Django',
    html: DJANGO,
    module: `import { showCookieBar } from 'django-cookie-consent';
      const status = { csrftoken: 'x', acceptUrl: '/accept', declineUrl: '/decline', acceptedCookieGroups: [], declinedCookieGroups: [], notAcceptedOrDeclinedCookieGroups: ['statistics'] };
      window.show = () => showCookieBar({ statusUrl: 'data:application/json,' + JSON.stringify(status), onAccept: () => setConsent('granted'), onDecline: () => setConsent('denied') }); show();`,
    accept: click('.cookie-consent__accept'),
    deny: click('.cookie-consent__decline'),
    revoke: both(evaluate('show()'), click('.cookie-consent__decline')),
  },
  {
    name: 'react-cookie-consent-popup',
    html: '<div id="consent"></div>',
    module: `import { createElement as h } from 'react'; import { createRoot } from 'react-dom/client'; import { ConsentPopup, ConsentProvider, useConsent } from 'react-cookie-consent-popup';
      const Reopen = () => { const { showPopup } = useConsent(); window.reopen = showPopup; return null; };
      const options = { services: [{ id: 'statistics', name: 'Statistics' }], onConsentChange: (ids) => setConsent(ids.includes('statistics') ? 'granted' : 'denied') };
      createRoot(document.querySelector('#consent')).render(h(ConsentProvider, { options }, h(Reopen), h(ConsentPopup, { decline: { label: 'No' }, approve: { label: 'Yes' } }, 'Cookies?')));`,
    accept: click('button:text-is("Yes")'),
    deny: click('button:text-is("No")'),
    revoke: both(evaluate('reopen()'), click('button:text-is("No")')),
  },
  {
    name: 'Cookie Though, which lists each policy',
    html: '<div id="consent"></div>',
    module: `import { init, onPreferencesChanged, show, getPreferences } from 'cookie-though'; window.show = show;
      const report = ({ isCustomised, cookieOptions }) => { if (isCustomised) setConsent(cookieOptions.find(({ id }) => id === 'statistics').isEnabled ? 'granted' : 'denied'); };
      onPreferencesChanged(report);
      init({ policies: [{ id: 'essential', label: 'Essential', description: '', category: 'essential' }, { id: 'statistics', label: 'Statistics', description: '', category: 'statistics' }], essentialLabel: 'Always on', permissionLabels: { accept: 'Save', acceptAll: 'Accept', decline: 'Decline' }, header: { title: 'Cookies', description: '' }, customizeLabel: 'Customize' });
      report(getPreferences());`,
    accept: click('.cookie-though button:text-is("Accept")'),
    deny: click('.cookie-though button:text-is("Decline")'),
    revoke: both(evaluate('show()'), click('.cookie-though button:text-is("Decline")')),
  },
];
