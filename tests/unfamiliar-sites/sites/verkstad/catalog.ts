export interface Workshop {
  readonly slug: string;
  readonly city: string;
  readonly street: string;
  readonly phone: string;
  readonly at: readonly [number, number];
  readonly tireHotel: boolean;
}

const workshop = (
  city: string,
  street: string,
  phone: string,
  at: readonly [number, number],
  tireHotel = true,
): Workshop => ({
  slug: city.toLowerCase().replace(/[åä]/g, 'a').replace(/ö/g, 'o').replace(/ /g, '-'),
  city,
  street,
  phone,
  at,
  tireHotel,
});

export const workshops: readonly Workshop[] = [
  workshop('Gävle', 'Ersbogatan 14', '026-54 11 20', [60.66, 17.17]),
  workshop('Göteborg Hisingen', 'Exportgatan 47', '031-742 60 00', [57.74, 11.93]),
  workshop('Jönköping', 'Kämpevägen 33', '036-290 14 00', [57.77, 14.2]),
  workshop('Kiruna', 'Forvägen 6', '0980-671 10', [67.86, 20.24], false),
  workshop('Linköping', 'Gillbergagatan 20', '013-24 58 00', [58.43, 15.6]),
  workshop('Malmö Fosie', 'Agnesfridsvägen 113', '040-671 90 00', [55.56, 13.05]),
  workshop('Sundsvall', 'Bultgatan 2', '060-67 89 30', [62.43, 17.34], false),
  workshop('Södertälje', 'Morabergsvägen 9', '08-554 228 00', [59.2, 17.66]),
  workshop('Umeå', 'Förrådsvägen 21', '090-13 76 40', [63.82, 20.26]),
  workshop('Västerås', 'Elledningsgatan 5', '021-470 88 00', [59.59, 16.58]),
  workshop('Växjö', 'Arabygatan 82', '0470-74 33 00', [56.89, 14.78]),
  workshop('Ängelholm', 'Midgårdsgatan 13', '0431-44 87 50', [56.24, 12.88]),
  workshop('Örebro', 'Boställsvägen 4', '019-20 71 00', [59.26, 15.18]),
  workshop('Åre Björnen', 'Björnänge 301', '0647-510 55', [63.38, 13.15], false),
];

export interface Service {
  readonly id: string;
  readonly group: 'Service' | 'Däck' | 'Bromsar' | 'Glas och kaross';
  readonly name: string;
  readonly price: number;
  readonly minutes: number;
  readonly text: string;
}

export const services: readonly Service[] = [
  {
    id: 'originalservice',
    group: 'Service',
    name: 'Service enligt serviceboken',
    price: 2495,
    minutes: 120,
    text: 'Olja och filter enligt tillverkarens program. Digital stämpel ingår och nybilsgarantin gäller.',
  },
  {
    id: 'oljebyte',
    group: 'Service',
    name: 'Oljebyte med filter',
    price: 1195,
    minutes: 45,
    text: 'Upp till fem liter helsyntetisk olja. Vi kontrollerar vätskor, torkare och belysning.',
  },
  {
    id: 'ac-service',
    group: 'Service',
    name: 'AC-service R134a',
    price: 1390,
    minutes: 60,
    text: 'Läcksökning, torkning och påfyllning av köldmedium av certifierad tekniker.',
  },
  {
    id: 'felsokning',
    group: 'Service',
    name: 'Felsökning med dator',
    price: 995,
    minutes: 60,
    text: 'Vi läser av felkoder och ringer dig innan vi byter något.',
  },
  {
    id: 'hjulskifte',
    group: 'Däck',
    name: 'Hjulskifte',
    price: 495,
    minutes: 30,
    text: 'Skifte av fyra hjul, kontroll av mönsterdjup och lufttryck, efterdragning efter fem mil.',
  },
  {
    id: 'dackhotell',
    group: 'Däck',
    name: 'Däckhotell med hjulskifte',
    price: 1095,
    minutes: 30,
    text: 'Förvaring en säsong, tvätt och skifte. Du får en bild av däcken i Mina sidor.',
  },
  {
    id: 'balansering',
    group: 'Däck',
    name: 'Balansering, fyra hjul',
    price: 640,
    minutes: 45,
    text: 'Tar bort vibrationer i ratten mellan 80 och 110 km/h.',
  },
  {
    id: 'bromsar-fram',
    group: 'Bromsar',
    name: 'Bromsbelägg och skivor fram',
    price: 3690,
    minutes: 90,
    text: 'Delar av originalkvalitet, två års garanti på arbete och material.',
  },
  {
    id: 'bromsar-bak',
    group: 'Bromsar',
    name: 'Bromsbelägg och skivor bak',
    price: 3290,
    minutes: 90,
    text: 'I priset ingår rengöring av ok och smörjning av glidstift.',
  },
  {
    id: 'stenskott',
    group: 'Glas och kaross',
    name: 'Lagning av stenskott',
    price: 790,
    minutes: 40,
    text: 'Kostnadsfritt med vagnskadeförsäkring i de flesta bolag.',
  },
  {
    id: 'plastreparation',
    group: 'Glas och kaross',
    name: 'Repor och små bucklor',
    price: 1890,
    minutes: 150,
    text: 'Skicka bilder först så får du ett fast pris inom en arbetsdag.',
  },
];

export interface Tire {
  readonly slug: string;
  readonly brand: string;
  readonly model: string;
  readonly size: string;
  readonly kind: 'Dubbdäck' | 'Dubbfria' | 'Sommardäck';
  readonly price: number;
  readonly noise: number;
  readonly stock: number;
}

const models = [
  ['Nokian', 'Hakkapeliitta 10', 'Dubbdäck', 1489, 73],
  ['Gislaved', 'Nord Frost 200', 'Dubbdäck', 1149, 74],
  ['Continental', 'IceContact 3', 'Dubbdäck', 1429, 73],
  ['Michelin', 'X-Ice Snow', 'Dubbfria', 1519, 69],
  ['Nokian', 'Hakkapeliitta R5', 'Dubbfria', 1459, 70],
  ['Bridgestone', 'Blizzak LM005', 'Dubbfria', 1299, 71],
  ['Pirelli', 'Ice Zero FR', 'Dubbfria', 1349, 72],
  ['Goodyear', 'EfficientGrip 2', 'Sommardäck', 1089, 69],
  ['Michelin', 'Primacy 4+', 'Sommardäck', 1259, 68],
  ['Hankook', 'Ventus Prime 4', 'Sommardäck', 989, 71],
] as const;
const sizes = ['205/55 R16', '215/55 R17', '225/45 R18'] as const;

export const tires: readonly Tire[] = sizes.flatMap((size, step) =>
  models.map(([brand, model, kind, price, noise], index) => ({
    slug: `${brand}-${model}-${size.slice(-3)}`.replace(/[^\w]+/g, '-'),
    brand,
    model,
    size,
    kind,
    price: price + step * 160,
    noise,
    stock: (index * 7 + step * 5) % 4 === 0 ? 6 : 24 - index,
  })),
);
export const tireOf = (slug: string) => tires.find((each) => each.slug === slug);

export const kronor = (amount: number) =>
  `${Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0')} kr`;
export const withoutVat = (amount: number) => amount / 1.25;

export const questions = [
  [
    'Hur lång tid tar ett hjulskifte?',
    'Räkna med 30 minuter. Du kan vänta i verkstaden och bjuds på kaffe.',
  ],
  [
    'Var förvaras mina hjul?',
    'I ett torrt och larmat lager hos verkstaden, eller i vårt centrallager i Jönköping.',
  ],
  [
    'Kan jag låna en bil?',
    'Ja, lånebil finns på de flesta orter från 295 kr per dag. Boka den samtidigt med din tid.',
  ],
  [
    'Vad kostar det att avboka?',
    'Du avbokar kostnadsfritt fram till klockan 16 dagen före besöket.',
  ],
  [
    'Tar ni emot elbilar?',
    'Alla verkstäder har tekniker med behörighet för högvolt utom Åre och Kiruna.',
  ],
  [
    'Gäller nybilsgarantin?',
    'Ja, vi följer tillverkarens serviceprogram och använder delar av originalkvalitet.',
  ],
] as const;

export const jobs = Array.from({ length: 34 }, (_, index) => {
  const titles = ['Bilmekaniker', 'Däcktekniker', 'Kundmottagare', 'Platschef', 'Bilplåtslagare'];
  const { city } = workshops[(index * 5) % workshops.length] as Workshop;
  return {
    title: titles[index % titles.length],
    city,
    until: `${(index % 27) + 1} ${index % 2 ? 'januari' : 'december'}`,
  };
});

export const invoices = Array.from({ length: 37 }, (_, index) => ({
  number: 48_900 - index * 61,
  date: `${2026 - Math.floor(index / 9)}-${String(12 - (index % 12)).padStart(2, '0')}-${String(((index * 7) % 27) + 1).padStart(2, '0')}`,
  what: (services[index % services.length] as Service).name,
  amount: (services[index % services.length] as Service).price + (index % 5) * 129,
  isPaid: index !== 0,
}));
