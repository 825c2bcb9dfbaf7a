/** The bundle of the site: Stimulus controllers, started once, because Turbo runs the script in the body for each page. */
export const script = `
import 'flatpickr/dist/flatpickr.css';
import 'tom-select/dist/css/tom-select.css';
import 'swiper/css';
import 'swiper/css/navigation';
import flatpickr from 'flatpickr';
import TomSelect from 'tom-select';
import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';
import { Application, Controller } from '@hotwired/stimulus';

class Cookies extends Controller {
  accept() {
    document.cookie = 'kiln_consent=1; Path=/; Max-Age=31536000';
    this.element.remove();
  }
}

class Menu extends Controller {
  static targets = ['button', 'list'];
  toggle() {
    const isOpen = this.listTarget.classList.toggle('is-open');
    this.buttonTarget.setAttribute('aria-expanded', isOpen);
  }
}

class Chips extends Controller {
  mark(event) {
    for (const chip of this.element.children) chip.classList.toggle('is-active', chip === event.currentTarget);
  }
}

class Autosubmit extends Controller {
  submit() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.element.requestSubmit(), 150);
  }
}

class Picklist extends Controller {
  connect() {
    new TomSelect(this.element, { controlInput: null, allowEmptyOption: true });
  }
}

class Calendar extends Controller {
  connect() {
    this.picker = flatpickr(this.element, { dateFormat: 'j M Y', minDate: 'today', disableMobile: true });
  }
  disconnect() { this.teardown(); }
  teardown() {
    this.picker?.destroy();
    this.picker = undefined;
  }
}

class Carousel extends Controller {
  connect() {
    this.swiper = new Swiper(this.element, {
      modules: [Navigation],
      speed: 300,
      navigation: { prevEl: '.swiper-button-prev', nextEl: '.swiper-button-next' },
    });
  }
  disconnect() { this.teardown(); }
  teardown() {
    this.swiper?.destroy(true, true);
    this.swiper = undefined;
  }
}

class Toast extends Controller {
  connect() { this.timer = setTimeout(() => this.element.remove(), 3200); }
  disconnect() { clearTimeout(this.timer); }
}

class Places extends Controller {
  static targets = ['input', 'price'];
  less() { this.set(-1); }
  more() { this.set(1); }
  set(step) {
    const places = Math.min(8, Math.max(1, Number(this.inputTarget.value) + step));
    this.inputTarget.value = places;
    this.priceTarget.textContent = '£' + (places * Number(this.priceTarget.dataset.each)).toFixed(2);
  }
}

class Stepper extends Controller {
  static targets = ['input'];
  less() { this.set(-1); }
  more() { this.set(1); }
  set(step) {
    this.inputTarget.value = Math.max(1, Number(this.inputTarget.value) + step);
    this.save();
  }
  save() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.element.requestSubmit(), 400);
  }
}

class Clipboard extends Controller {
  static targets = ['source', 'button'];
  copy() {
    navigator.clipboard?.writeText(this.sourceTarget.value).catch(() => this.sourceTarget.select());
    this.buttonTarget.textContent = 'Copied';
    setTimeout(() => { this.buttonTarget.textContent = 'Copy link'; }, 2000);
  }
}

class Lightbox extends Controller {
  static targets = ['item', 'dialog', 'picture', 'caption'];
  open(event) {
    this.show(this.itemTargets.indexOf(event.currentTarget));
    this.dialogTarget.showModal();
  }
  show(index) {
    this.index = (index + this.itemTargets.length) % this.itemTargets.length;
    const { src, caption } = this.itemTargets[this.index].dataset;
    this.pictureTarget.src = src;
    this.captionTarget.textContent = caption;
  }
  previous() { this.show(this.index - 1); }
  next() { this.show(this.index + 1); }
  close() { this.dialogTarget.close(); }
  backdrop(event) { if (event.target === this.dialogTarget) this.close(); }
}

class Hire extends Controller {
  static targets = ['slot', 'total', 'summary'];
  choose(event) {
    for (const slot of this.slotTargets) {
      slot.setAttribute('aria-pressed', slot === event.currentTarget);
      slot.classList.toggle('is-active', slot === event.currentTarget);
    }
  }
  reserve() {
    const chosen = this.slotTargets.find((slot) => slot.getAttribute('aria-pressed') === 'true');
    const total = Number(this.totalTarget.dataset.amount);
    this.summaryTarget.textContent = chosen.textContent + ', £' + total;
  }
}

class Tabs extends Controller {
  static targets = ['tab', 'panel'];
  show(event) {
    const index = this.tabTargets.indexOf(event.currentTarget);
    this.tabTargets.forEach((tab, each) => tab.setAttribute('aria-selected', each === index));
    this.panelTargets.forEach((panel, each) => { panel.hidden = each !== index; });
  }
}

class Search extends Controller {
  static targets = ['item', 'none'];
  filter(event) {
    const term = event.target.value.trim().toLowerCase();
    for (const item of this.itemTargets) item.hidden = !item.textContent.toLowerCase().includes(term);
    this.noneTarget.hidden = this.itemTargets.some((item) => !item.hidden);
  }
}

class Preloader extends Controller {
  connect() {
    window.addEventListener('load', () => this.element.remove());
  }
}

const controllers = {
  cookies: Cookies, menu: Menu, chips: Chips, autosubmit: Autosubmit, picklist: Picklist, calendar: Calendar, carousel: Carousel,
  toast: Toast, places: Places, stepper: Stepper, clipboard: Clipboard, lightbox: Lightbox, hire: Hire, tabs: Tabs,
  search: Search, preloader: Preloader,
};

if (!window.kilnLane) {
  window.kilnLane = true;
  require('@hotwired/turbo');
  const application = Application.start();
  for (const [name, controller] of Object.entries(controllers)) application.register(name, controller);
  // An ad blocker stops the statistics, and the site does not mind.
  document.addEventListener('turbo:load', () => {
    fetch('http://localhost:9/collect?page=' + encodeURIComponent(location.pathname), { mode: 'no-cors' }).catch(() => {});
  });
}
`;
