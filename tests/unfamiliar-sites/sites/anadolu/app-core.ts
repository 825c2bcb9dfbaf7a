import { shell } from './templates-shell.ts';

/** Imports, providers and services; plain script without decorators, because the server compiles it too. */
export const core = /* js */ `
import '@angular/compiler';
import './node_modules/ng-zorro-antd/ng-zorro-antd.min.css';
import './node_modules/ol/ol.css';
import { Component, ErrorHandler, Injectable, LOCALE_ID, PLATFORM_ID, afterNextRender, computed, effect, enableProdMode, inject, mergeApplicationConfig, provideBrowserGlobalErrorListeners, signal, untracked } from '@angular/core';
import { DecimalPipe, Location, NgTemplateOutlet, isPlatformBrowser, registerLocaleData } from '@angular/common';
import tr from '@angular/common/locales/tr';
import { HttpClient, HttpResponse, provideHttpClient, withFetch, withInterceptors } from '@angular/common/http';
import { DomSanitizer, bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { ActivatedRoute, NavigationEnd, NavigationStart, NavigationCancel, NavigationError, Router, RouterLink, RouterLinkActive, RouterOutlet, provideRouter, withInMemoryScrolling } from '@angular/router';
import { FormControl, FormGroup, FormsModule, ReactiveFormsModule, Validators } from '@angular/forms';
import { Subject, catchError, debounceTime, distinctUntilChanged, firstValueFrom, from, map, of, switchMap } from 'rxjs';
import { NzAlertModule } from 'ng-zorro-antd/alert';
import { NzBadgeModule } from 'ng-zorro-antd/badge';
import { NzBreadCrumbModule } from 'ng-zorro-antd/breadcrumb';
import { NzButtonModule } from 'ng-zorro-antd/button';
import { NzCarouselModule } from 'ng-zorro-antd/carousel';
import { NzCheckboxModule } from 'ng-zorro-antd/checkbox';
import { NzCollapseModule } from 'ng-zorro-antd/collapse';
import { NzDatePickerModule } from 'ng-zorro-antd/date-picker';
import { NzDrawerModule } from 'ng-zorro-antd/drawer';
import { NzFormModule } from 'ng-zorro-antd/form';
import { NzIconModule, provideNzIcons } from 'ng-zorro-antd/icon';
import { provideNzI18n, tr_TR } from 'ng-zorro-antd/i18n';
import { NzInputModule } from 'ng-zorro-antd/input';
import { NzInputNumberModule } from 'ng-zorro-antd/input-number';
import { NzMessageService } from 'ng-zorro-antd/message';
import { NzModalModule } from 'ng-zorro-antd/modal';
import { NzNotificationService } from 'ng-zorro-antd/notification';
import { NzRadioModule } from 'ng-zorro-antd/radio';
import { NzRateModule } from 'ng-zorro-antd/rate';
import { NzSelectModule } from 'ng-zorro-antd/select';
import { NzSkeletonModule } from 'ng-zorro-antd/skeleton';
import { NzSliderModule } from 'ng-zorro-antd/slider';
import { NzSpinModule } from 'ng-zorro-antd/spin';
import { NzStepsModule } from 'ng-zorro-antd/steps';
import { NzSwitchModule } from 'ng-zorro-antd/switch';
import { NzTableModule } from 'ng-zorro-antd/table';
import { NzTabsModule } from 'ng-zorro-antd/tabs';
import { NzTagModule } from 'ng-zorro-antd/tag';
import { NzUploadModule } from 'ng-zorro-antd/upload';
import { HeartOutline, HeartFill, ShoppingCartOutline, UserOutline, SearchOutline, MenuOutline, CloseOutline, EnvironmentOutline, CopyOutline, PlayCircleFill, PlusOutline, DeleteOutline, FilterOutline, MessageOutline, LeftOutline, RightOutline, UpOutline, DownOutline, CheckOutline, StarFill, LoadingOutline, EyeOutline, PaperClipOutline, CalendarOutline, SwapOutline } from '@ant-design/icons-angular/icons';
import { NgxMaskDirective, provideNgxMask } from 'ngx-mask';
import { InfiniteScrollDirective } from 'ngx-infinite-scroll';

registerLocaleData(tr);
enableProdMode();

const money = (amount) => amount.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) + ' TL';
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const isBrowser = () => isPlatformBrowser(inject(PLATFORM_ID));
const common = [RouterLink, RouterLinkActive, FormsModule, ReactiveFormsModule, NzAlertModule, NzBadgeModule, NzBreadCrumbModule, NzButtonModule, NzCarouselModule, NzCheckboxModule, NzCollapseModule, NzDatePickerModule, NzDrawerModule, NzFormModule, NzIconModule, NzInputModule, NzInputNumberModule, NzModalModule, NzRadioModule, NzRateModule, NzSelectModule, NzSkeletonModule, NzSliderModule, NzSpinModule, NzStepsModule, NzSwitchModule, NzTableModule, NzTabsModule, NzTagModule, NzUploadModule, NgxMaskDirective, InfiniteScrollDirective, NgTemplateOutlet];
const component = (selector, template, body, rest = {}) => Component({ selector, template, imports: [...common, ...(rest.imports ?? [])], ...(rest.inputs && { inputs: rest.inputs }) })(body) ?? body;
const service = (body) => Injectable({ providedIn: 'root' })(body) ?? body;

/** The lines of the cart live in the browser and are confirmed by the server. */
const Cart = service(class {
  lines = signal([]);
  count = computed(() => this.lines().reduce((sum, line) => sum + line.adet, 0));
  total = computed(() => this.lines().reduce((sum, line) => sum + line.adet * line.price, 0));
  constructor() {
    if (!isBrowser()) return;
    this.lines.set(JSON.parse(localStorage.getItem('sepet') ?? '[]'));
    effect(() => localStorage.setItem('sepet', JSON.stringify(this.lines())));
  }
  add(product, renk) {
    this.lines.update((lines) => {
      const found = lines.find((line) => line.slug === product.slug && line.renk === renk);
      return found ? lines.map((line) => line === found ? { ...line, adet: line.adet + 1 } : line) : [...lines, { slug: product.slug, name: product.name, price: product.price, renk, adet: 1 }];
    });
  }
  set(slug, adet) { this.lines.update((lines) => lines.map((line) => line.slug === slug ? { ...line, adet } : line)); }
  remove(slug) { this.lines.update((lines) => lines.filter((line) => line.slug !== slug)); }
});

const Lists = service(class {
  favorites = signal(new Set());
  compared = signal([]);
  constructor() {
    if (!isBrowser()) return;
    this.compared.set(JSON.parse(sessionStorage.getItem('karşılaştır') ?? '[]'));
    effect(() => sessionStorage.setItem('karşılaştır', JSON.stringify(this.compared())));
  }
  toggleCompared(product) {
    this.compared.update((list) => list.some(({ slug }) => slug === product.slug) ? list.filter(({ slug }) => slug !== product.slug) : [...list, product].slice(-4));
  }
});

/** Analytics as a tag manager sends them: in batches, and without waiting for an answer. */
const Metrics = service(class {
  #queue = [];
  #isOn = false;
  start() {
    if (this.#isOn) return;
    this.#isOn = true;
    const script = document.createElement('script');
    script.src = '/ölçüm.js';
    script.async = true;
    document.head.append(script);
    setInterval(() => this.#flush(), 4_000);
  }
  track(name, data) { this.#queue.push({ name, data, at: Date.now() }); }
  #flush() {
    if (this.#queue.length === 0) return;
    fetch('/topla/v2', { method: 'POST', body: JSON.stringify(this.#queue.splice(0)), keepalive: true }).catch(() => {});
  }
});

const ProductCard = component('app-urun-kart', ${JSON.stringify(shell.card)}, class {
  lists = inject(Lists);
  message = inject(NzMessageService);
  http = inject(HttpClient);
  money = money;
  isFavorite = computed(() => this.lists.favorites().has(this.urun.slug));
  isCompared = () => this.lists.compared().some(({ slug }) => slug === this.urun.slug);
  toggle() {
    const { slug } = this.urun;
    const next = !this.isFavorite();
    this.lists.favorites.update((set) => { const copy = new Set(set); next ? copy.add(slug) : copy.delete(slug); return copy; });
    this.http.post('/api/favori', { slug, next }).subscribe();
    if (next) this.message.success('Favorilerinize eklendi');
  }
}, { inputs: ['urun'] });

const Countdown = component('app-sayac', '<b class="sayac" aria-hidden="true">{{ left() }}</b>', class {
  left = signal('--:--:--');
  constructor() {
    afterNextRender(() => {
      const end = Date.now() + this.saat * 3_600_000 - 754_000;
      const tick = () => {
        const seconds = Math.max(0, Math.round((end - Date.now()) / 1_000));
        const two = (value) => String(value).padStart(2, '0');
        this.left.set(two(Math.floor(seconds / 3_600)) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60));
      };
      tick();
      setInterval(tick, 1_000);
    });
  }
}, { inputs: ['saat'] });
`;
