import { shopTemplates as html } from './templates-shop.ts';

/** Home, categories, product pages and the comparison. */
export const shop = /* js */ `
const Home = component('app-ana', ${JSON.stringify(html.home)}, class {
  http = inject(HttpClient);
  data = signal({ deals: [], popular: [], banners: [] });
  money = money;
  isClient = signal(false);
  constructor() {
    this.http.get('/api/vitrin').subscribe((data) => this.data.set(data));
    afterNextRender(() => this.isClient.set(true));
  }
}, { imports: [ProductCard, Countdown] });

const Category = component('app-kategori', ${JSON.stringify(html.category)}, class {
  http = inject(HttpClient);
  route = inject(ActivatedRoute);
  lists = inject(Lists);
  slug = signal('');
  title = signal('');
  items = signal([]);
  total = signal(0);
  part = signal(0);
  isLoading = signal(true);
  hasMore = computed(() => this.items().length < this.total());
  brands = signal([]);
  chosen = signal(new Set());
  price = signal([0, 40_000]);
  sort = signal('önerilen');
  showsFilters = signal(false);
  isClient = signal(false);
  money = money;
  sorts = [['önerilen', 'Önerilen'], ['fiyat-artan', 'Fiyat: düşükten yükseğe'], ['fiyat-azalan', 'Fiyat: yüksekten düşüğe'], ['puan', 'En yüksek puan']];
  format = (value) => value.toLocaleString('tr-TR') + ' TL';
  #changes = new Subject();
  constructor() {
    this.route.paramMap.subscribe((params) => {
      this.slug.set(params.get('kategori'));
      this.#load(0);
    });
    afterNextRender(() => this.isClient.set(true));
    this.#changes.pipe(debounceTime(350)).subscribe(() => this.#load(0));
  }
  toggleBrand(brand) {
    this.chosen.update((set) => { const copy = new Set(set); copy.has(brand) ? copy.delete(brand) : copy.add(brand); return copy; });
    this.#changes.next();
  }
  setPrice(value) { this.price.set(value); this.#changes.next(); }
  setSort(value) { this.sort.set(value); this.#changes.next(); }
  clear() { this.chosen.set(new Set()); this.price.set([0, 40_000]); this.#changes.next(); }
  more() { if (this.hasMore() && !this.isLoading()) this.#load(this.part() + 1); }
  #load(part) {
    this.isLoading.set(true);
    if (part === 0) this.items.set([]);
    const [low, high] = this.price();
    const params = { parca: part, sirala: this.sort(), marka: [...this.chosen()].join(','), enaz: low, encok: high };
    this.http.get('/api/kategori/' + encodeURIComponent(this.slug()), { params }).subscribe((data) => {
      this.title.set(data.title);
      this.brands.set(data.brands);
      this.total.set(data.total);
      this.part.set(part);
      this.items.update((items) => part === 0 ? data.items : [...items, ...data.items]);
      this.isLoading.set(false);
    });
  }
}, { imports: [ProductCard] });

const Product = component('app-urun', ${JSON.stringify(html.product)}, class {
  http = inject(HttpClient);
  route = inject(ActivatedRoute);
  cart = inject(Cart);
  lists = inject(Lists);
  metrics = inject(Metrics);
  message = inject(NzMessageService);
  notification = inject(NzNotificationService);
  product = signal(undefined);
  shot = signal(0);
  color = signal('');
  bank = signal('Akasya');
  period = signal(6);
  videoState = signal('idle');
  tip = signal('');
  helpful = signal(0);
  alertMail = new FormControl('', { nonNullable: true, validators: [Validators.required, Validators.email] });
  alertState = signal('');
  banks = ['Akasya', 'Boğaz', 'Çınarbank', 'Ihlamur'];
  months = [1, 2, 3, 6, 9, 12];
  money = money;
  isClient = isBrowser();
  constructor() {
    this.route.paramMap.subscribe((params) => {
      this.product.set(undefined);
      this.http.get('/api/urun/' + encodeURIComponent(params.get('urun'))).subscribe((product) => {
        this.product.set(product);
        this.color.set(product.colors[0]);
        this.shot.set(0);
        if (this.isClient) setTimeout(() => this.drawChart(), 60);
      });
    });
  }
  /** The stock list of the warehouse names colors in lower case. */
  add() {
    const product = this.product();
    const stock = product.stock[this.color().toLowerCase()];
    if (stock.adet < 1) return this.message.warning('Bu renk şu anda stokta yok');
    this.cart.add(product, this.color());
    this.metrics.track('add_to_cart', { slug: product.slug });
    this.notification.success('Sepete eklendi', product.name);
  }
  installments() {
    const factor = { Akasya: 1.02, Boğaz: 1.024, Çınarbank: 1.018, Ihlamur: 1.03 }[this.bank()];
    return this.months.map((month) => ({ month, total: this.product().price * (month < 4 ? 1 : factor ** (month / 3)) }));
  }
  async drawChart() {
    const canvas = document.querySelector('#fiyat-grafik');
    if (!canvas) return;
    const { Chart, LineController, LineElement, PointElement, LinearScale, CategoryScale, Tooltip } = await import('chart.js');
    Chart.register(LineController, LineElement, PointElement, LinearScale, CategoryScale, Tooltip);
    this.chart?.destroy();
    const names = ['Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas'].slice(-this.period());
    this.chart = new Chart(canvas, { type: 'line', data: { labels: names, datasets: [{ data: names.map((_, at) => this.product().price * (1.2 - at * 0.03)), borderColor: '#c8102e', tension: 0.3 }] }, options: { responsive: true, maintainAspectRatio: false, animation: { duration: 250 }, plugins: { legend: { display: false } } } });
  }
  setPeriod(period) { this.period.set(period); this.drawChart(); }
  async copy() {
    await navigator.clipboard?.writeText(this.product().code).catch(() => {});
    this.message.info('Ürün kodu kopyalandı');
  }
  play() {
    const video = document.querySelector('#tanitim');
    this.videoState.set('asked');
    video.src = '/medya/' + this.product().slug + '-tanıtım.mp4';
    video.play().then(() => this.videoState.set('plays')).catch(() => this.videoState.set('idle'));
  }
  notify() {
    this.alertMail.markAsTouched();
    if (this.alertMail.invalid) return this.alertState.set('Lütfen geçerli bir e-posta adresi girin.');
    this.alertState.set('');
    this.http.post('/api/stok-haber', {}).subscribe(() => this.alertState.set('Ürün stoğa girdiğinde size haber vereceğiz.'));
  }
});

const Compare = component('app-karsilastir', ${JSON.stringify(html.compare)}, class {
  lists = inject(Lists);
  http = inject(HttpClient);
  message = inject(NzMessageService);
  onlyDifferences = signal(false);
  isPicking = signal(false);
  query = signal('');
  offers = signal([]);
  removed = signal(undefined);
  money = money;
  keys = computed(() => {
    const all = this.lists.compared();
    const keys = [...new Set(all.flatMap(({ specs }) => Object.keys(specs)))];
    return this.onlyDifferences() ? keys.filter((key) => new Set(all.map(({ specs }) => specs[key])).size > 1) : keys;
  });
  constructor() { afterNextRender(() => this.find('')); }
  find(text) {
    this.query.set(text);
    this.http.get('/api/oneri', { params: { q: text || 'makine' } }).subscribe((items) => this.offers.set(items));
  }
  open() {
    this.isPicking.set(true);
    setTimeout(() => document.querySelector('.secici input').focus(), 60);
  }
  /** Keeps the focus in the picker, as the accessibility guideline asks. */
  trap(event) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    document.querySelector('.secici input').focus();
  }
  pick(product) { this.lists.toggleCompared(product); this.isPicking.set(false); }
  remove(product) { this.lists.toggleCompared(product); this.removed.set(product); }
  undo() { this.lists.toggleCompared(this.removed()); this.removed.set(undefined); }
});

const Search = component('app-arama', ${JSON.stringify(html.search)}, class {
  http = inject(HttpClient);
  query = signal('');
  items = signal(undefined);
  constructor() {
    inject(ActivatedRoute).queryParamMap.pipe(
      map((params) => params.get('q') ?? ''),
      switchMap((q) => { this.query.set(q); this.items.set(undefined); return this.http.get('/api/oneri', { params: { q, hepsi: 1 } }); }),
    ).subscribe((items) => this.items.set(items));
  }
}, { imports: [ProductCard] });
`;
