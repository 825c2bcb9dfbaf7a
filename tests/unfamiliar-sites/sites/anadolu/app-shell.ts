import { shell } from './templates-shell.ts';

/** The frame around every page, and the routes. */
export const frame = /* js */ `
const App = component('app-root', ${JSON.stringify(shell.app)}, class {
  cart = inject(Cart);
  lists = inject(Lists);
  metrics = inject(Metrics);
  http = inject(HttpClient);
  router = inject(Router);
  message = inject(NzMessageService);
  isMoving = signal(false);
  isMenuOpen = signal(false);
  isMegaOpen = signal(false);
  query = signal('');
  suggestions = signal([]);
  consent = signal('');
  showsPreferences = signal(false);
  allowsStatistics = true;
  isChatOpen = signal(false);
  chat = signal([{ text: 'Merhaba, ben Ayşe. Size nasıl yardımcı olabilirim?' }]);
  isTyping = signal(false);
  greets = signal(false);
  hasFaded = signal(false);
  money = money;
  menu = [['/beyaz-eşya/çamaşır-makineleri', 'Çamaşır makineleri'], ['/beyaz-eşya/buzdolapları', 'Buzdolapları'], ['/beyaz-eşya/bulaşık-makineleri', 'Bulaşık makineleri'], ['/beyaz-eşya/küçük-ev-aletleri', 'Küçük ev aletleri'], ['/kampanyalar', 'Kampanyalar'], ['/mağazalar', 'Mağazalar'], ['/montaj', 'Montaj'], ['/servis', 'Servis']];
  mega = [
    { title: 'Beyaz eşya', items: [['/beyaz-eşya/çamaşır-makineleri', 'Çamaşır makineleri'], ['/beyaz-eşya/buzdolapları', 'Buzdolapları'], ['/beyaz-eşya/bulaşık-makineleri', 'Bulaşık makineleri']] },
    { title: 'İklimlendirme', items: [['/beyaz-eşya/ısıtma-soğutma', 'Isıtma ve soğutma']] },
    { title: 'Küçük ev aletleri', items: [['/beyaz-eşya/küçük-ev-aletleri', 'Kahve makineleri'], ['/ürün/altınışık-ütü-probuhar-3000', 'Ütüler'], ['/ürün/ışıl-robot-süpürge-s8', 'Robot süpürgeler']] },
  ];
  #typed = new Subject();
  constructor() {
    this.#typed.pipe(debounceTime(260), distinctUntilChanged(), switchMap((q) => q.trim().length < 2 ? of([]) : this.http.get('/api/oneri', { params: { q } }).pipe(catchError(() => of([]))))).subscribe((items) => this.suggestions.set(items));
    this.router.events.subscribe((event) => {
      if (event instanceof NavigationStart) this.isMoving.set(true);
      if (event instanceof NavigationEnd || event instanceof NavigationCancel || event instanceof NavigationError) this.isMoving.set(false);
      if (event instanceof NavigationEnd) { this.isMegaOpen.set(false); this.metrics.track('page_view', { path: event.urlAfterRedirects }); }
    });
    afterNextRender(() => {
      const answer = localStorage.getItem('kvkk');
      if (answer === 'yes') this.metrics.start();
      if (!answer) setTimeout(() => this.consent.set('ask'), 700);
      setTimeout(() => { if (location.pathname.includes(encodeURI('çamaşır'))) { this.greets.set(true); setTimeout(() => this.hasFaded.set(true), 2_500); } }, 1_200);
    });
  }
  suggest(text) { this.query.set(text); this.#typed.next(text); }
  hideSoon() { setTimeout(() => this.suggestions.set([]), 250); }
  search(event) {
    event.preventDefault();
    if (!this.query().trim()) return;
    this.suggestions.set([]);
    this.router.navigate(['/arama'], { queryParams: { q: this.query() } });
  }
  decide(answer) {
    localStorage.setItem('kvkk', answer);
    document.cookie = 'kvkk=' + answer + '; path=/; max-age=15552000';
    this.consent.set('');
    if (answer === 'yes') this.metrics.start();
  }
  openConsent() { this.showsPreferences.set(true); this.consent.set('ask'); }
  join(event) {
    event.preventDefault();
    const field = event.target.querySelector('input');
    if (!field.value.includes('@')) return this.message.error('Geçerli bir e-posta adresi yazın.');
    this.http.post('/api/bulten', {}).subscribe(() => { field.value = ''; this.message.success('Bültenimize kaydoldunuz.'); });
  }
  toggleChat() { this.isChatOpen.set(!this.isChatOpen()); }
  say(event) {
    event.preventDefault();
    const field = event.target.querySelector('input');
    if (!field.value.trim()) return;
    this.chat.update((lines) => [...lines, { text: field.value, mine: true }]);
    field.value = '';
    this.isTyping.set(true);
    this.http.post('/api/sohbet', {}).subscribe(({ text }) => { this.isTyping.set(false); this.chat.update((lines) => [...lines, { text }]); });
  }
}, { imports: [RouterOutlet, Countdown] });

/** A route whose code the browser loads when a visitor opens it. */
const lazy = (path, name, body) => ({
  path,
  title: 'Anadolu Elektro',
  loadComponent: async () => {
    if (typeof document !== 'undefined' && typeof window !== 'undefined' && globalThis.isInBrowser) {
      const chunk = '/parça/' + name + '.js';
      await import(chunk);
    }
    return body;
  },
});
const routes = [
  { path: '', component: Home, title: 'Anadolu Elektro' },
  lazy('beyaz-eşya/:kategori', 'kategori-Q7RTV2', Category),
  lazy('ürün/:urun', 'ürün-4XJPNB', Product),
  lazy('arama', 'arama-BH2KZ1', Search),
  lazy('karşılaştır', 'karşılaştır-M0YT5C', Compare),
  lazy('sepet', 'sepet-TW8DSE', CartPage),
  lazy('ödeme', 'ödeme-9GAXLU', Checkout),
  lazy('sipariş/onay', 'onay-EE31QF', Thanks),
  lazy('montaj', 'montaj-P5SU0I', Assembly),
  lazy('servis', 'servis-KD7W2N', ServiceRequest),
  lazy('servis/takip', 'takip-Z1CVR6', Tracking),
  lazy('mağazalar', 'mağazalar-HL94XA', Shops),
  lazy('kampanyalar', 'kampanyalar-JN6FB8', Campaigns),
  lazy('kampanya/:kampanya', 'kampanya-Y3EOMD', Campaign),
  lazy('hesap/siparişler', 'hesap-VU0S7G', Orders),
  lazy('yardım', 'yardım-RC5LI9', Help),
  lazy('iletişim', 'iletişim-XT8PQ4', Contact),
  { path: '**', component: NotFound, title: 'Sayfa bulunamadı' },
];

const configure = () => ({ providers: [
  provideBrowserGlobalErrorListeners(),
  provideRouter(routes, withInMemoryScrolling({ scrollPositionRestoration: 'enabled' })),
  provideHttpClient(withFetch()),
  provideClientHydration(),
  provideNzI18n(tr_TR),
  { provide: LOCALE_ID, useValue: 'tr' },
  provideNgxMask(),
  provideNzIcons([HeartOutline, HeartFill, ShoppingCartOutline, UserOutline, SearchOutline, MenuOutline, CloseOutline, EnvironmentOutline, CopyOutline, PlayCircleFill, PlusOutline, DeleteOutline, FilterOutline, MessageOutline, LeftOutline, RightOutline, UpOutline, DownOutline, CheckOutline, StarFill, LoadingOutline, EyeOutline, PaperClipOutline, CalendarOutline, SwapOutline]),
] });
`;

export const clientStart = /* js */ `
import 'lazysizes';
globalThis.isInBrowser = true;
bootstrapApplication(App, configure()).catch((error) => console.error(error));
`;

export const serverStart = /* js */ `
import { provideServerRendering, renderApplication } from '@angular/platform-server';

// What the command line of Angular defines for the two builds.
globalThis.ngServerMode = true;
globalThis.ngDevMode = false;

export async function render(address, load) {
  const fromApi = (request) => from(load(request.urlWithParams.replace(/^https?:..[^/]+/, ''))).pipe(map((body) => new HttpResponse({ body, status: 200, url: request.url })));
  const onServer = mergeApplicationConfig(configure(), { providers: [provideServerRendering(), provideHttpClient(withFetch(), withInterceptors([fromApi]))] });
  const page = await renderApplication((context) => bootstrapApplication(App, onServer, context), {
    document: '<!doctype html><html lang="tr"><head></head><body><app-root></app-root></body></html>',
    url: 'http://anadolu.localhost' + address,
    allowedHosts: ['anadolu.localhost'],
  });
  const [, head = '', body = ''] = /<head>([\\s\\S]*)<\\/head>\\s*<body[^>]*>([\\s\\S]*)<\\/body>/.exec(page) ?? [];
  return '<script>var ngDevMode = false, ngServerMode = false</script>' + body + (head.match(/<style[\\s\\S]*?<\\/style>/g) ?? []).join('');
}
`;
