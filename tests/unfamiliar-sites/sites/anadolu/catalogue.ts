export interface Product {
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly price: number;
  readonly before?: number;
  readonly stars: number;
  readonly reviews: number;
  readonly energy: string;
  readonly colors: readonly string[];
  readonly specs: Readonly<Record<string, string>>;
  readonly video?: boolean;
  readonly isSoldOut?: boolean;
}

export const categories: Readonly<Record<string, string>> = {
  'çamaşır-makineleri': 'Çamaşır Makineleri',
  buzdolapları: 'Buzdolapları',
  'bulaşık-makineleri': 'Bulaşık Makineleri',
  'ısıtma-soğutma': 'Isıtma ve Soğutma',
  'küçük-ev-aletleri': 'Küçük Ev Aletleri',
};

export const brands = ['Vega', 'Altınışık', 'Çınar', 'Nordwerk', 'Işıl'] as const;

const slugOf = (name: string) =>
  name
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

const featured: readonly Omit<Product, 'slug'>[] = [
  {
    name: 'Vega 9 kg Çamaşır Makinesi',
    brand: 'Vega',
    category: 'çamaşır-makineleri',
    price: 18_499.9,
    before: 22_999,
    stars: 4.6,
    reviews: 1_284,
    energy: 'A',
    colors: ['Beyaz', 'Gri', 'İnox'],
    specs: { Kapasite: '9 kg', 'Sıkma devri': '1400 d/dk', Gürültü: '72 dB', Genişlik: '60 cm' },
  },
  {
    name: 'Işıl Robot Süpürge S8',
    brand: 'Işıl',
    category: 'küçük-ev-aletleri',
    price: 12_499.9,
    before: 15_999,
    stars: 4.3,
    reviews: 862,
    energy: '–',
    colors: ['Siyah', 'Beyaz'],
    specs: { Emiş: '6.000 Pa', Pil: '5.200 mAh', 'Toz haznesi': '400 ml', Paspas: 'Var' },
    video: true,
  },
  {
    name: 'Çınar Çift Kapılı Buzdolabı',
    brand: 'Çınar',
    category: 'buzdolapları',
    price: 34_749,
    stars: 4.4,
    reviews: 318,
    energy: 'E',
    colors: ['İnox', 'Beyaz'],
    specs: { Hacim: '590 lt', Soğutma: 'No Frost', Gürültü: '38 dB', Genişlik: '79 cm' },
    isSoldOut: true,
  },
  {
    name: 'Altınışık Ütü ProBuhar 3000',
    brand: 'Altınışık',
    category: 'küçük-ev-aletleri',
    price: 2_149.5,
    before: 2_799,
    stars: 4.7,
    reviews: 2_051,
    energy: '–',
    colors: ['Mor', 'Yeşil'],
    specs: { Güç: '3000 W', Buhar: '220 g/dk', Kablo: '2 m', Taban: 'Seramik' },
  },
];

const models = ['Eko', 'Plus', 'Slim', 'Prestij', 'Aile', 'Sessiz', 'Hızlı', 'Akıllı'];
const singular: Readonly<Record<string, string>> = {
  'çamaşır-makineleri': 'Çamaşır Makinesi',
  buzdolapları: 'Buzdolabı',
  'bulaşık-makineleri': 'Bulaşık Makinesi',
  'ısıtma-soğutma': 'İnverter Klima',
  'küçük-ev-aletleri': 'Kahve Makinesi',
};

const generated = Object.keys(categories).flatMap((category, kind) =>
  Array.from({ length: 32 }, (_, index): Omit<Product, 'slug'> => {
    const brand = brands[(index + kind) % brands.length] ?? 'Vega';
    const model = `${models[index % models.length]} ${(index + 3) * 100 + kind * 7}`;
    const price = 6_499.9 + ((index * 1_873 + kind * 911) % 27_000);
    return {
      name: `${brand} ${model} ${singular[category]}`,
      brand,
      category,
      price,
      ...(index % 3 === 0 && { before: Math.round(price * 1.18) }),
      stars: 3.6 + ((index * 7) % 14) / 10,
      reviews: 12 + ((index * 137) % 900),
      energy: 'ABCDEF'.charAt(index % 6),
      colors: index % 4 === 0 ? ['Beyaz', 'Gri'] : ['Beyaz'],
      specs: {
        Kapasite: `${7 + (index % 5)} kg`,
        'Sıkma devri': `${1_000 + (index % 3) * 200} d/dk`,
        Gürültü: `${66 + (index % 9)} dB`,
        Genişlik: `${index % 4 === 2 ? 45 : 60} cm`,
      },
    };
  }),
);

export const products: readonly Product[] = [...featured, ...generated].map((each) => ({
  ...each,
  slug: slugOf(each.name),
}));

export const regions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  İstanbul: {
    Kadıköy: ['Caferağa', 'Göztepe', 'Fenerbahçe', 'Acıbadem'],
    Üsküdar: ['Altunizade', 'Çengelköy', 'Kuzguncuk'],
    Şişli: ['Teşvikiye', 'Bomonti', 'Fulya'],
  },
  Ankara: {
    Çankaya: ['Bahçelievler', 'Kızılay', 'Çayyolu'],
    Keçiören: ['Etlik', 'Kalaba'],
  },
  İzmir: { Karşıyaka: ['Bostanlı', 'Alaybey'], Bornova: ['Erzene', 'Kazımdirik'] },
  Eskişehir: { Odunpazarı: ['Akarbaşı', 'Vişnelik'], Tepebaşı: ['Hoşnudiye', 'Eskibağlar'] },
  Iğdır: { Merkez: ['Topçular', 'Karaağaç'] },
};

export const shops = [
  { name: 'Kadıköy Altıyol', city: 'İstanbul', at: [29.0287, 40.9901], phone: '0216 555 01 10' },
  { name: 'Şişli Bomonti', city: 'İstanbul', at: [28.979, 41.058], phone: '0212 555 04 22' },
  { name: 'Çankaya Tunalı', city: 'Ankara', at: [32.8605, 39.9068], phone: '0312 555 08 31' },
  { name: 'Karşıyaka Çarşı', city: 'İzmir', at: [27.1105, 38.4568], phone: '0232 555 02 47' },
  {
    name: 'Eskişehir Odunpazarı',
    city: 'Eskişehir',
    at: [30.5256, 39.7667],
    phone: '0222 555 06 19',
  },
];

export const campaigns = [
  {
    slug: 'süper-kasım',
    title: 'Süper Kasım',
    text: 'Beyaz eşyada 6.000 TL’ye varan indirim',
    hours: 31,
  },
  {
    slug: 'çeyiz-paketi',
    title: 'Çeyiz Paketi',
    text: '5 üründe %12 ek indirim ve ücretsiz montaj',
    hours: 170,
  },
  {
    slug: 'eskiyi-getir',
    title: 'Eskiyi Getir Yeniyi Götür',
    text: 'Eski cihazınıza 1.500 TL’ye kadar',
    hours: 420,
  },
];
