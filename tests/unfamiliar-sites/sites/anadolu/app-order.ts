import { orderTemplates as html } from './templates-order.ts';

/** Cart, checkout with the bank's frame, and the confirmation. */
export const order = /* js */ `
const CartPage = component('app-sepet', ${JSON.stringify(html.cart)}, class {
  cart = inject(Cart);
  http = inject(HttpClient);
  message = inject(NzMessageService);
  code = new FormControl('', { nonNullable: true });
  codeState = signal(undefined);
  isApplying = signal(false);
  warranty = signal(false);
  removed = signal(undefined);
  money = money;
  sum = computed(() => this.cart.total() + (this.warranty() ? 1_290 : 0) - (this.codeState()?.discount ?? 0));
  /** Shows the new number at once and restores the old one when the server refuses it. */
  change(line, adet) {
    if (adet < 1) return;
    const before = line.adet;
    this.cart.set(line.slug, adet);
    this.http.put('/api/sepet/' + encodeURIComponent(line.slug), { adet }).pipe(catchError(() => { this.cart.set(line.slug, before); return of(undefined); })).subscribe();
  }
  remove(line) {
    this.cart.remove(line.slug);
    this.removed.set(line);
    setTimeout(() => this.removed.set(undefined), 9_000);
  }
  undo() {
    const line = this.removed();
    this.cart.lines.update((lines) => [...lines, line]);
    this.removed.set(undefined);
  }
  apply() {
    if (!this.code.value.trim()) return this.codeState.set({ text: 'Kupon kodu girin.', isError: true });
    this.isApplying.set(true);
    this.http.post('/api/kupon', { kod: this.code.value }).subscribe({
      next: (reply) => { this.codeState.set(reply); this.isApplying.set(false); },
      error: (failure) => { this.codeState.set({ text: failure.error?.text ?? 'Kupon uygulanamadı.', isError: true }); this.isApplying.set(false); },
    });
  }
});

const Checkout = component('app-odeme', ${JSON.stringify(html.checkout)}, class {
  cart = inject(Cart);
  http = inject(HttpClient);
  router = inject(Router);
  message = inject(NzMessageService);
  step = signal(0);
  kind = signal('bireysel');
  cities = signal([]);
  districts = signal([]);
  quarters = signal([]);
  isLoadingPlaces = signal(false);
  month = signal(1);
  isPaying = signal(false);
  frame = signal(undefined);
  months = [1, 3, 6, 9, 12];
  money = money;
  address = new FormGroup({
    ad: new FormControl('', [Validators.required, Validators.minLength(5)]),
    telefon: new FormControl('', [Validators.required, Validators.minLength(10)]),
    eposta: new FormControl('', [Validators.required, Validators.email]),
    il: new FormControl(null, Validators.required),
    ilçe: new FormControl(null, Validators.required),
    mahalle: new FormControl(null, Validators.required),
    adres: new FormControl('', [Validators.required, Validators.minLength(8)]),
  });
  invoice = new FormGroup({
    tckn: new FormControl('', [Validators.required, isTckn]),
    unvan: new FormControl(''),
    daire: new FormControl(''),
    vkn: new FormControl(''),
  });
  card = new FormGroup({
    kart: new FormControl('', [Validators.required, Validators.minLength(16)]),
    isim: new FormControl('', Validators.required),
    skt: new FormControl('', [Validators.required, Validators.minLength(4)]),
    cvv: new FormControl('', [Validators.required, Validators.minLength(3)]),
    onay: new FormControl(false, Validators.requiredTrue),
  });
  constructor() {
    const sanitizer = inject(DomSanitizer);
    this.trust = (address) => sanitizer.bypassSecurityTrustResourceUrl(address);
    this.#places('', this.cities);
    this.address.controls.il.valueChanges.subscribe((il) => {
      this.address.patchValue({ ilçe: null, mahalle: null });
      this.quarters.set([]);
      if (il) this.#places(il, this.districts);
    });
    this.address.controls.ilçe.valueChanges.subscribe((ilçe) => {
      this.address.patchValue({ mahalle: null });
      if (ilçe) this.#places(this.address.value.il + '/' + ilçe, this.quarters);
    });
    afterNextRender(() => addEventListener('message', (event) => this.fromBank(event.data)));
  }
  #places(parent, target) {
    this.isLoadingPlaces.set(true);
    this.http.get('/api/adres', { params: { ust: parent } }).subscribe((names) => { target.set(names); this.isLoadingPlaces.set(false); });
  }
  error(group, name, text) {
    const control = this[group].controls[name];
    return control.invalid && control.touched ? text : '';
  }
  setKind(kind) {
    this.kind.set(kind);
    const { tckn, unvan, vkn } = this.invoice.controls;
    const isCompany = kind === 'kurumsal';
    tckn.setValidators(isCompany ? [] : [Validators.required, isTckn]);
    unvan.setValidators(isCompany ? [Validators.required] : []);
    vkn.setValidators(isCompany ? [Validators.required, Validators.minLength(10)] : []);
    for (const control of [tckn, unvan, vkn]) control.updateValueAndValidity();
  }
  next(name) {
    const group = this[name];
    if (group.invalid) {
      group.markAllAsTouched();
      return;
    }
    this.step.set(this.step() + 1);
    scrollTo({ top: 0, behavior: 'smooth' });
  }
  pay() {
    if (this.card.invalid) {
      this.card.markAllAsTouched();
      this.message.warning('Lütfen işaretli alanları kontrol edin.');
      return;
    }
    this.isPaying.set(true);
    this.http.post('/api/odeme/baslat', { taksit: this.month() }).subscribe(() => {
      const bank = this.card.value.kart.startsWith('5') ? 'bogaz' : 'akasya';
      this.frame.set(this.trust(location.protocol + '//3dguvenli.localhost:' + location.port + '/3d/' + bank));
    });
  }
  fromBank(data) {
    if (data?.kaynak !== '3d') return;
    this.frame.set(undefined);
    if (data.sonuc === 'iptal') { this.isPaying.set(false); this.message.info('3D Secure işlemi iptal edildi.'); return; }
    this.http.post('/api/odeme/tamamla/' + data.banka, {}).subscribe({
      next: () => { this.cart.lines.set([]); this.router.navigateByUrl('/sipariş/onay'); },
      error: () => {
        this.isPaying.set(false);
        this.address.reset();
        this.invoice.reset();
        this.card.reset();
        this.step.set(0);
      },
    });
  }
});

const Thanks = component('app-onay', ${JSON.stringify(html.thanks)}, class {
  number = 'AE-' + String(Date.now()).slice(-8);
});
`;

/** The official algorithm, but the remainder of a negative number is negative in JavaScript. */
export const identity = /* js */ `
const isTckn = ({ value }) => {
  if (!value) return null;
  const digits = [...String(value)].map(Number);
  if (digits.length !== 11 || digits[0] === 0) return { tckn: true };
  const odd = digits[0] + digits[2] + digits[4] + digits[6] + digits[8];
  const even = digits[1] + digits[3] + digits[5] + digits[7];
  const tenth = (odd * 7 - even) % 10;
  const last = (digits.slice(0, 10).reduce((sum, digit) => sum + digit, 0)) % 10;
  return tenth === digits[9] && last === digits[10] ? null : { tckn: true };
};
`;
