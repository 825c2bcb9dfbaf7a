import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import {
  brands,
  campaigns,
  categories,
  type Product,
  products,
  regions,
  shops,
} from './catalogue.ts';
import { drawing, tile } from './pictures.ts';
import { bankPage } from './templates-order.ts';

/** Pages that the browser renders, because they belong to one visitor. */
const clientPages = new Set([
  '/sepet',
  '/ödeme',
  '/sipariş/onay',
  '/karşılaştır',
  '/montaj',
  '/servis',
  '/servis/takip',
  '/mağazalar',
  '/hesap/siparişler',
]);

const shellPage: Reply = {
  body: '<script>var ngDevMode = false, ngServerMode = false</script><app-root><div class="acilis"><span></span></div></app-root>',
  isPage: true,
  afterMs: 120,
};

const bySlug = new Map(products.map((product) => [product.slug, product]));
const ofCategory = (category: string) => products.filter((each) => each.category === category);

const orderings: Readonly<Record<string, (a: Product, b: Product) => number>> = {
  'fiyat-artan': (a, b) => a.price - b.price,
  'fiyat-azalan': (a, b) => b.price - a.price,
  puan: (a, b) => b.stars - a.stars,
};

function categoryReply(category: string, query: URLSearchParams): Reply {
  const wanted = (query.get('marka') ?? '').split(',').filter(Boolean);
  const all = ofCategory(category);
  const found = all.filter(
    ({ brand, price }) =>
      (wanted.length === 0 || wanted.includes(brand)) &&
      price >= Number(query.get('enaz') ?? 0) &&
      price <= Number(query.get('encok') ?? Number.POSITIVE_INFINITY),
  );
  const ordering = orderings[query.get('sirala') ?? ''];
  const sorted = ordering ? [...found].sort(ordering) : found;
  const part = Number(query.get('parca') ?? 0);
  return jsonReply(
    {
      title: categories[category] ?? 'Kategori',
      brands: brands.map((name) => ({
        name,
        count: all.filter(({ brand }) => brand === name).length,
      })),
      total: sorted.length,
      items: sorted.slice(part * 9, part * 9 + 9),
    },
    // The stock service is asked for every refrigerator, one after the other.
    { afterMs: category === 'buzdolapları' && part === 0 ? 6_400 : 340 },
  );
}

const comments = [
  { who: 'Ayşegül K.', text: 'Çok sessiz çalışıyor, montaj ekibi de gayet ilgiliydi.', votes: 14 },
  { who: 'İlker Ö.', text: 'Fiyatına göre başarılı. Kargo iki günde geldi.', votes: 6 },
  { who: 'Şule D.', text: 'Kurulum randevusu bir gün ertelendi ama üründen memnunum.', votes: 3 },
];

function productReply(slug: string): Reply {
  const product = bySlug.get(slug);
  if (!product) return jsonReply({ error: 'yok' }, { status: 404, afterMs: 200 });
  const stock = Object.fromEntries(
    product.colors.map((color) => [color.toLocaleLowerCase('tr'), { adet: 4 }]),
  );
  return jsonReply(
    {
      ...product,
      stock,
      comments,
      categoryName: categories[product.category],
      code: `AE${String(product.reviews * 37).padStart(7, '0')}`,
      rows: [
        ...Object.entries(product.specs),
        ['Enerji sınıfı', product.energy],
        ['Menşei', 'Türkiye'],
      ],
    },
    { afterMs: 260 },
  );
}

function suggestions(query: URLSearchParams): Reply {
  const wanted = (query.get('q') ?? '').toLocaleLowerCase('tr');
  const found = products.filter(({ name }) => name.toLocaleLowerCase('tr').includes(wanted));
  return jsonReply(found.slice(0, query.has('hepsi') ? 12 : 6), { afterMs: 220 });
}

function placesOf(parent: string): Reply {
  const [city = '', district] = parent.split('/');
  const names = !city
    ? Object.keys(regions)
    : district
      ? (regions[city]?.[district] ?? [])
      : Object.keys(regions[city] ?? {});
  return jsonReply(names, { afterMs: 420 });
}

function loginReply(form = ''): Reply {
  return form.includes('Yaz2026')
    ? jsonReply({ ok: true }, { afterMs: 600 })
    : jsonReply({ text: 'E-posta veya şifre hatalı.' }, { status: 401, afterMs: 550 });
}

function couponReply(form = ''): Reply {
  return form.includes('KASIM500')
    ? jsonReply({ text: '500,00 TL indirim uygulandı.', discount: 500 }, { afterMs: 500 })
    : jsonReply(
        { text: 'Bu kupon kodu geçerli değil.', isError: true },
        { status: 422, afterMs: 450 },
      );
}

const tones = ['#23395d', '#8a1c2c', '#2f5d50'];

const api: Readonly<Record<string, (request: SiteRequest) => Reply>> = {
  'GET /api/vitrin': () =>
    jsonReply(
      {
        banners: campaigns.map((each, index) => ({ ...each, tone: tones[index] })),
        deals: products.slice(0, 4),
        popular: ofCategory('bulaşık-makineleri').slice(0, 8),
      },
      { afterMs: 180 },
    ),
  'GET /api/oneri': ({ query }) => suggestions(query),
  'GET /api/adres': ({ query }) => placesOf(query.get('ust') ?? ''),
  'GET /api/montaj/saatler': () =>
    jsonReply({ error: 'upstream' }, { status: 504, afterMs: 2_600 }),
  'GET /api/servis/durum': () =>
    jsonReply(
      { step: 1, steps: ['Talep alındı', 'Teknisyen atandı', 'Yerinde inceleme', 'Tamamlandı'] },
      { afterMs: 900 },
    ),
  'GET /api/magazalar': () => jsonReply(shops, { afterMs: 300 }),
  'GET /api/kampanyalar': () => jsonReply(campaigns, { afterMs: 240 }),
  'POST /api/favori': () => jsonReply({ ok: true }, { afterMs: 300 }),
  'POST /api/kupon': ({ form }) => couponReply(form),
  'POST /api/giris': ({ form }) => loginReply(form),
  'POST /api/odeme/baslat': () => jsonReply({ ok: true }, { afterMs: 800 }),
  'POST /api/odeme/tamamla/bogaz': () =>
    jsonReply({ error: 'signature' }, { status: 500, afterMs: 900 }),
  'POST /api/odeme/tamamla/akasya': () => jsonReply({ ok: true }, { afterMs: 900 }),
  'POST /api/montaj': () => jsonReply({ ok: true }, { afterMs: 600 }),
  'POST /api/servis': () => jsonReply({ ok: true }, { afterMs: 900 }),
  'POST /api/servis/foto': () =>
    jsonReply({ error: 'request entity too large' }, { status: 413, afterMs: 700 }),
  'POST /api/stok-haber': () => jsonReply({ ok: true }, { afterMs: 400 }),
  'POST /api/iletisim': () => jsonReply({ ok: true }, { afterMs: 3_400 }),
  'POST /api/bulten': () => jsonReply({ ok: true }, { afterMs: 350 }),
  'POST /api/sohbet': () =>
    jsonReply({ text: 'Hemen bakıyorum, bir dakikanızı rica edeceğim.' }, { afterMs: 2_600 }),
  'POST /topla/v2': () => ({ body: '', status: 204, afterMs: 90 }),
};

function apiReply({ method, path, query }: SiteRequest): Reply | undefined {
  const [, , kind = '', name = ''] = path.split('/');
  if (kind === 'kategori') return categoryReply(name, query);
  if (kind === 'urun') return productReply(name);
  if (kind === 'sepet' && method === 'PUT')
    return jsonReply({ error: 'limit' }, { status: 409, afterMs: 650 });
  if (kind !== 'kampanya') return undefined;
  const campaign = campaigns.find(({ slug }) => slug === name);
  return jsonReply(
    { ...campaign, items: ofCategory('bulaşık-makineleri').slice(8, 16) },
    { afterMs: 300 },
  );
}

const module = 'export {};';
const measuring = `(function () {
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  setInterval(function () { navigator.sendBeacon('/topla/v2', JSON.stringify({ e: 'ping' })); }, 8000);
})();`;

function assetReply(path: string): Reply | undefined {
  if (path.startsWith('/görsel/'))
    return { body: drawing(path), type: 'image/svg+xml', afterMs: 70 };
  if (path.startsWith('/karo/')) return { body: tile(path), type: 'image/svg+xml', afterMs: 60 };
  if (path === '/ölçüm.js') return { body: measuring, type: 'text/javascript', afterMs: 160 };
  // The chunk of an earlier build is gone from the servers.
  if (path.startsWith('/parça/kampanya-')) return { body: 'Not found', status: 404, afterMs: 90 };
  if (path.startsWith('/parça/')) return { body: module, type: 'text/javascript', afterMs: 60 };
  if (path.startsWith('/medya/')) return { body: '', status: 404, afterMs: 120 };
  if (path.startsWith('/3d/')) return { body: bankPage(path.slice(4)), afterMs: 500 };
  return undefined;
}

export function reply(encoded: SiteRequest): Reply | undefined {
  const request = { ...encoded, path: decodeURIComponent(encoded.path) };
  const { method, path } = request;
  const asset = assetReply(path);
  if (asset) return asset;
  if (method === 'GET' && clientPages.has(path)) return shellPage;
  return (
    api[`${method} ${path}`]?.(request) ??
    (path.startsWith('/api/') ? apiReply(request) : undefined)
  );
}
