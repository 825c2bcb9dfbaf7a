export const globals = /* js */ `
import $ from 'jquery3';
window.jQuery = window.$ = $;
`;

export const shell = /* js */ `
import '$lib/globals.js';
import 'fomantic-ui-css/components/site.js';
import 'fomantic-ui-css/components/transition.js';
import 'fomantic-ui-css/components/dimmer.js';
import 'fomantic-ui-css/components/api.js';
import 'fomantic-ui-css/components/popup.js';
import 'fomantic-ui-css/components/search.js';
import 'fomantic-ui-css/components/accordion.js';
import 'fomantic-ui-css/components/checkbox.js';
import 'fomantic-ui-css/components/calendar.js';
import 'fomantic-ui-css/components/form.js';
import 'fomantic-ui-css/components/sidebar.js';
import 'fomantic-ui-css/components/tab.js';
import 'fomantic-ui-css/components/toast.js';
import 'fomantic-ui-css/components/modal.js';
import 'fomantic-ui-css/components/reset.css';
import 'fomantic-ui-css/components/button.css';
import 'fomantic-ui-css/components/container.css';
import 'fomantic-ui-css/components/header.css';
import 'fomantic-ui-css/components/icon.css';
import 'fomantic-ui-css/components/input.css';
import 'fomantic-ui-css/components/label.css';
import 'fomantic-ui-css/components/list.css';
import 'fomantic-ui-css/components/loader.css';
import 'fomantic-ui-css/components/segment.css';
import 'fomantic-ui-css/components/step.css';
import 'fomantic-ui-css/components/form.css';
import 'fomantic-ui-css/components/menu.css';
import 'fomantic-ui-css/components/placeholder.css';
import 'fomantic-ui-css/components/table.css';
import 'fomantic-ui-css/components/card.css';
import 'fomantic-ui-css/components/accordion.css';
import 'fomantic-ui-css/components/calendar.css';
import 'fomantic-ui-css/components/checkbox.css';
import 'fomantic-ui-css/components/dimmer.css';
import 'fomantic-ui-css/components/popup.css';
import 'fomantic-ui-css/components/search.css';
import 'fomantic-ui-css/components/sidebar.css';
import 'fomantic-ui-css/components/tab.css';
import 'fomantic-ui-css/components/toast.css';
import 'fomantic-ui-css/components/transition.css';
import 'unpoly';
import 'unpoly/unpoly.css';
import face from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2';
import '$lib/home.js';
import '$lib/catalog.js';
import '$lib/product.js';
import '$lib/cart.js';
import '$lib/checkout.js';
import '$lib/services.js';
import '$lib/lists.js';
import '$lib/play.js';
import '$lib/account.js';

const { up, $ } = window;

// Every link and form of the site replaces parts of the page instead of loading another one.
up.link.config.followSelectors.push('a[href^="/"]');
up.form.config.submitSelectors.push('form[action]');
up.history.config.restoreTargets = ['main'];
// An error page of the server must not replace the page.
up.on('up:fragment:loaded', (event) => { if (event.response.status >= 500) event.skip(); });

$(() => {
  $('#side').sidebar({ transition: 'overlay' }).sidebar('attach events', '#menu');
  $('#side').on('click', 'a', () => $('#side').sidebar('hide'));
  $('.cookies').on('click', 'button', ({ currentTarget }) => {
    document.cookie = 'kuki=' + currentTarget.id + '; path=/';
    $('.cookies').slideUp(250, () => $('.cookies').remove());
  });
});

// The font of this alphabet arrives when the page has long been read.
setTimeout(() => new FontFace('Hindi', 'url(' + face + '?ms=400)').load().then((font) => document.fonts.add(font)), 300);

// The chat of a third party lives in a frame, which grows when it is opened.
const frame = Object.assign(document.createElement('iframe'), { id: 'chat', src: '/baat', title: 'Chat' });
addEventListener('message', ({ source, data }) => { if (source === frame.contentWindow) frame.classList.toggle('is-open', data === 'open'); });
setTimeout(() => document.body.append(frame), 1400);

// Measures every page, as the tag of an advertiser does.
up.on('up:location:changed', () => navigator.sendBeacon('/api/khabar', location.pathname));
`;
