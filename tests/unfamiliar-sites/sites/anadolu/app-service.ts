import { serviceTemplates as html } from './templates-service.ts';

/** Appointments, service requests, shops, campaigns and the account. */
export const services = /* js */ `
const Assembly = component('app-montaj', ${JSON.stringify(html.assembly)}, class {
  http = inject(HttpClient);
  message = inject(NzMessageService);
  order = new FormControl('', { nonNullable: true });
  note = new FormControl('', { nonNullable: true });
  day = signal(undefined);
  slots = signal([]);
  slot = signal('');
  isLoading = signal(false);
  isBooked = signal(false);
  fullNote = signal('');
  days = Array.from({ length: 14 }, (_, at) => { const date = new Date(Date.now() + (at + 1) * 86_400_000); return { at, date, name: date.toLocaleDateString('tr-TR', { weekday: 'short' }), label: date.toLocaleDateString('tr-TR', { day: 'numeric', month: 'long' }), isFull: at === 2 || at === 3 }; });
  choose(day) {
    if (day.isFull) { this.fullNote.set(day.label + ' dolu. Lütfen başka bir gün seçin.'); return; }
    this.fullNote.set('');
    this.day.set(day);
    this.slot.set('');
    this.isLoading.set(true);
    this.http.get('/api/montaj/saatler', { params: { gun: day.at } }).subscribe((slots) => { this.slots.set(slots); this.isLoading.set(false); });
  }
  book() { this.http.post('/api/montaj', {}).subscribe(() => this.isBooked.set(true)); }
});

const ServiceRequest = component('app-servis', ${JSON.stringify(html.service)}, class {
  http = inject(HttpClient);
  sent = signal('');
  files = signal([]);
  isSending = signal(false);
  hasPending = computed(() => this.files().some(({ status }) => status !== 'done'));
  form = new FormGroup({
    cihaz: new FormControl(null, Validators.required),
    seri: new FormControl(''),
    ariza: new FormControl('', [Validators.required, Validators.minLength(10)]),
    telefon: new FormControl('', [Validators.required, Validators.minLength(10)]),
  });
  devices = ['Çamaşır makinesi', 'Bulaşık makinesi', 'Buzdolabı', 'Klima', 'Fırın', 'Ütü'];
  error(name, text) { const control = this.form.controls[name]; return control.invalid && control.touched ? text : ''; }
  changed({ fileList }) { this.files.set([...fileList]); }
  send() {
    this.form.markAllAsTouched();
    if (this.form.invalid) return;
    this.isSending.set(true);
    this.http.post('/api/servis', {}).subscribe(() => { this.isSending.set(false); this.sent.set('SR-' + String(Date.now()).slice(-7)); });
  }
});

const Tracking = component('app-takip', ${JSON.stringify(html.tracking)}, class {
  http = inject(HttpClient);
  number = new FormControl('', { nonNullable: true });
  state = signal(undefined);
  note = signal('');
  isLoading = signal(false);
  find() {
    if (!/^SR-\\d{5,}$/.test(this.number.value.trim())) { this.note.set('Servis numarası SR- ile başlar.'); return; }
    this.note.set('');
    this.isLoading.set(true);
    this.http.get('/api/servis/durum').subscribe((state) => { this.state.set(state); this.isLoading.set(false); });
  }
});

const Shops = component('app-magazalar', ${JSON.stringify(html.shops)}, class {
  http = inject(HttpClient);
  all = signal([]);
  city = signal('');
  open = signal(undefined);
  isHere = signal('');
  shown = computed(() => this.all().filter(({ city }) => !this.city() || city.toLocaleLowerCase('tr').includes(this.city().toLocaleLowerCase('tr'))));
  constructor() {
    afterNextRender(() => this.http.get('/api/magazalar').subscribe((shops) => { this.all.set(shops); this.draw(); }));
  }
  async draw() {
    const [{ default: OlMap }, { default: View }, { default: TileLayer }, { default: XYZ }, { default: VectorLayer }, { default: VectorSource }, { default: Feature }, { default: Point }, { fromLonLat }, { Style, Circle, Fill, Stroke }] = await Promise.all([import('ol/Map.js'), import('ol/View.js'), import('ol/layer/Tile.js'), import('ol/source/XYZ.js'), import('ol/layer/Vector.js'), import('ol/source/Vector.js'), import('ol/Feature.js'), import('ol/geom/Point.js'), import('ol/proj.js'), import('ol/style.js')]);
    const style = new Style({ image: new Circle({ radius: 9, fill: new Fill({ color: '#c8102e' }), stroke: new Stroke({ color: '#fff', width: 2 }) }) });
    const features = this.all().map((shop) => { const feature = new Feature({ geometry: new Point(fromLonLat(shop.at)), shop }); feature.setStyle(style); return feature; });
    this.map = new OlMap({ target: 'harita', layers: [new TileLayer({ source: new XYZ({ url: '/karo/{z}/{x}/{y}.svg', attributions: '© Harita katkıcıları' }) }), new VectorLayer({ source: new VectorSource({ features }) })], view: new View({ center: fromLonLat([30.8, 39.9]), zoom: 6 }) });
    this.map.on('singleclick', (event) => { const feature = this.map.forEachFeatureAtPixel(event.pixel, (each) => each, { hitTolerance: 8 }); this.open.set(feature?.get('shop')); });
    this.focus = (shop) => this.map.getView().animate({ center: fromLonLat(shop.at), zoom: 12, duration: 500 });
  }
  show(shop) { this.open.set(shop); this.focus?.(shop); }
  locate() { navigator.geolocation.getCurrentPosition(() => this.isHere.set('Konumunuz bulundu.'), () => this.isHere.set('Konumunuza erişilemedi. Lütfen il adı yazın.'), { timeout: 3_000 }); }
});

const Campaigns = component('app-kampanyalar', ${JSON.stringify(html.campaigns)}, class {
  all = signal([]);
  constructor() { inject(HttpClient).get('/api/kampanyalar').subscribe((all) => this.all.set(all)); }
}, { imports: [Countdown] });

const Campaign = component('app-kampanya', ${JSON.stringify(html.campaign)}, class {
  data = signal(undefined);
  constructor() {
    const http = inject(HttpClient);
    inject(ActivatedRoute).paramMap.pipe(switchMap((params) => http.get('/api/kampanya/' + encodeURIComponent(params.get('kampanya'))))).subscribe((data) => this.data.set(data));
  }
}, { imports: [ProductCard, Countdown] });

const Orders = component('app-siparisler', ${JSON.stringify(html.orders)}, class {
  http = inject(HttpClient);
  isMember = signal(isBrowser() && document.cookie.includes('uye=1'));
  login = new FormGroup({ eposta: new FormControl('', [Validators.required, Validators.email]), sifre: new FormControl('', Validators.required) });
  failure = signal('');
  isChecking = signal(false);
  open = signal('');
  money = money;
  orders = [
    { no: 'AE-48120977', when: '12 Kasım 2026', total: 18_499.9, state: 'Montaj bekliyor', items: 'Vega 9 kg Çamaşır Makinesi' },
    { no: 'AE-47003318', when: '3 Şubat 2026', total: 2_149.5, state: 'Teslim edildi', items: 'Altınışık Ütü ProBuhar 3000' },
  ];
  enter() {
    this.login.markAllAsTouched();
    if (this.login.invalid) return this.failure.set('E-posta ve şifrenizi yazın.');
    this.isChecking.set(true);
    this.http.post('/api/giris', this.login.value).subscribe({
      next: () => { document.cookie = 'uye=1; path=/'; this.isMember.set(true); },
      error: (failure) => { this.failure.set(failure.error.text); this.isChecking.set(false); },
    });
  }
});

const Help = component('app-yardim', ${JSON.stringify(html.help)}, class {
  thanks = signal(new Set());
  questions = [
    ['Montaj ücretli mi?', '1.500 TL üzeri beyaz eşya alışverişlerinde standart montaj ücretsizdir. Klima montajında 3 metreyi aşan bakır boru ayrıca ücretlendirilir.'],
    ['İade süresi kaç gün?', 'Kurulumu yapılmamış ürünleri 14 gün içinde koşulsuz iade edebilirsiniz.'],
    ['Taksit seçenekleri neler?', 'Anlaşmalı bankaların kredi kartlarına 12 aya varan taksit uygulanır.'],
    ['Eski cihazımı alıyor musunuz?', 'Evet, yeni cihazınız teslim edilirken eski cihazınız ücretsiz olarak geri alınır.'],
    ['Faturamı nasıl görürüm?', 'Hesabım sayfasındaki siparişlerinizden e-arşiv faturanızı indirebilirsiniz.'],
  ];
  vote(question) { this.thanks.update((set) => new Set([...set, question])); }
});

const Contact = component('app-iletisim', ${JSON.stringify(html.contact)}, class {
  http = inject(HttpClient);
  notification = inject(NzNotificationService);
  isSending = signal(false);
  form = new FormGroup({ ad: new FormControl('', Validators.required), eposta: new FormControl('', [Validators.required, Validators.email]), mesaj: new FormControl('', [Validators.required, Validators.minLength(10)]) });
  error(name, text) { const control = this.form.controls[name]; return control.invalid && control.touched ? text : ''; }
  send() {
    this.form.markAllAsTouched();
    if (this.form.invalid) return;
    this.isSending.set(true);
    this.http.post('/api/iletisim', {}).subscribe(() => { this.isSending.set(false); this.form.reset(); this.notification.success('Mesajınız alındı', 'En geç 1 iş günü içinde dönüş yapacağız.'); });
  }
});

const NotFound = component('app-bulunamadi', '<div class="bos"><h1>Aradığınız sayfa bulunamadı</h1><p>Sayfa kaldırılmış veya adresi değişmiş olabilir.</p><a nz-button routerLink="/">Ana sayfaya dön</a></div>', class {});
`;
