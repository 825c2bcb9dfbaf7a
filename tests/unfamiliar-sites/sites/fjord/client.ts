import { elements } from './client-elements.ts';
import { preactComponents } from './components-preact.ts';
import { vueComponents } from './components-vue.ts';

// What every page loads: the widgets of other vendors, the components and the element that brings an island to life.

export const script = `/** @jsxImportSource preact */
${preactComponents}
${vueComponents}
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
${elements}
${`
window.__pickers = {
  day: (field, choose) => flatpickr(field, { minDate: 'today', disableMobile: true, onChange: ([date]) => choose(date) }),
  range: (field, choose) => flatpickr(field, { mode: 'range', inline: true, minDate: 'today', disableMobile: true, onChange: choose }),
  slider: (place, choose) => {
    const slider = noUiSlider.create(place, { start: 5, step: 0.5, range: { min: 2, max: 12 }, connect: 'lower' });
    slider.on('slide', ([value]) => choose(Number(value)));
  },
};

window.__hb = {};
for (const [name, component] of Object.entries(preactComponents)) window.__hb[name] = (root, props) => hydrate(h(component, props), root);
for (const [name, component] of Object.entries(vueComponents)) window.__hb[name] = (root, props) => createSSRApp(component, props).mount(root);
Object.assign(window.__hb, plainComponents);

customElements.define('hb-consent', class extends HTMLElement {
  connectedCallback() {
    if (localStorage.getItem('hb-consent')) return;
    this.hidden = false;
    this.addEventListener('click', ({ target }) => {
      if (!target.dataset.choice) return;
      localStorage.setItem('hb-consent', target.dataset.choice);
      this.hidden = true;
      document.dispatchEvent(new Event('hb-consent'));
    });
  }
});

customElements.define('hb-island', class extends HTMLElement {
  connectedCallback() {
    const start = () => this.hydrate();
    const client = this.getAttribute('client');
    if (client === 'idle') requestIdleCallback(start, { timeout: 1200 });
    else if (client === 'captcha') document.addEventListener('hb-captcha-ready', start, { once: true });
    else if (client === 'visible') {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      });
      for (const child of this.children) observer.observe(child);
    } else start();
  }
  async hydrate() {
    const source = this.getAttribute('chunk');
    const { default: mount } = await import(source);
    mount(this, JSON.parse(this.getAttribute('props')));
    this.removeAttribute('ssr');
  }
});
`}`;
