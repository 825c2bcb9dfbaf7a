/** jQuery and its plugins in one file, and the loader that holds the other scripts back until someone moves. */
export const vendor = `
const jq = require('jquery');
const $ = jq.jQuery || jq.default || jq;
window.jQuery = window.$ = $;
const migrate = require('jquery-migrate');
$.migrateMute = true;
require('block-ui');
const plug = (made) => { const run = made && made.default || made; if (typeof run === 'function') run(window, $); };
plug(require('select2'));
plug(require('slick-carousel'));
require('jquery-ui/ui/version');
require('jquery-ui/ui/widget');
require('jquery-ui/ui/keycode');
require('jquery-ui/ui/widgets/mouse');
require('jquery-ui/ui/widgets/slider');
require('flexslider');
window.Cookies = require('js-cookie');
const PhotoSwipe = require('photoswipe').default;
window.PhotoSwipe = PhotoSwipe;
require('select2/dist/css/select2.css');
require('slick-carousel/slick/slick.css');
require('photoswipe/style.css');
require('jquery-ui/themes/base/slider.css');

$.blockUI.defaults.fadeIn = 0;
$.blockUI.defaults.fadeOut = 200;
$.blockUI.defaults.overlayCSS.cursor = 'wait';
window.wcBlock = function (nodes) { $(nodes).addClass('processing').block({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } }); };
window.wcUnblock = function (nodes) { $(nodes).removeClass('processing').unblock(); };

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    target.src = target.dataset.lazySrc;
    target.classList.add('lazyloaded');
  }
}, { rootMargin: '300px' });
window.lazyLoad = function (root) { root.querySelectorAll('img[data-lazy-src]:not(.lazyloaded)').forEach((image) => seen.observe(image)); };
window.lazyLoad(document);

const bar = document.querySelector('.cky-consent-bar');
if (bar && !/cookieyes-consent=/.test(document.cookie)) {
  setTimeout(() => { bar.hidden = false; }, 500);
  bar.addEventListener('click', (event) => {
    if (!event.target.matches('button')) return;
    document.cookie = 'cookieyes-consent=' + (event.target.matches('.cky-btn-accept') ? 'yes' : 'no') + '; path=/; max-age=31536000';
    bar.classList.add('cky-leaving');
    setTimeout(() => bar.remove(), 250);
  });
}

(function () {
  const moves = ['keydown', 'mousedown', 'mousemove', 'touchstart', 'touchmove', 'wheel'];
  const early = [];
  let isReady = false;
  let isLoading = false;
  const holdClick = (event) => {
    if (isReady || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event.target);
  };
  const load = (holder) => new Promise((done) => {
    const script = document.createElement('script');
    script.src = holder.dataset.rocketSrc;
    script.onload = script.onerror = done;
    holder.replaceWith(script);
  });
  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    moves.forEach((name) => window.removeEventListener(name, start, { passive: true }));
    for (const holder of document.querySelectorAll('script[type=rocketlazyloadscript]')) await load(holder);
    await new Promise((done) => setTimeout(done, 60));
    isReady = true;
    window.removeEventListener('click', holdClick, true);
    window.dispatchEvent(new Event('rocket-allScriptsLoaded'));
    for (const target of early) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  };
  moves.forEach((name) => window.addEventListener(name, start, { passive: true }));
  window.addEventListener('click', holdClick, true);
})();
`;
