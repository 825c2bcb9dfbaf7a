/** The content of the spa: rooms, treatments, day passes, offers and articles. */
export const rooms = [
  ['camera-classica', 'Camera Classica', 24, 2, 148, 'Affaccio sul giardino dei tigli'],
  ['camera-superior', 'Camera Superior', 28, 2, 176, 'Balcone con vista sui Colli'],
  ['junior-suite-laghetto', 'Junior Suite Laghetto', 38, 3, 232, 'Terrazza privata sul laghetto'],
  ['suite-onsen', 'Suite Onsen', 52, 2, 318, 'Vasca termale in camera'],
  ['camera-famiglia', 'Camera Famiglia', 42, 4, 246, 'Due ambienti comunicanti'],
  ['camera-singola', 'Camera Singola', 18, 1, 104, 'Raccolta, sul cortile interno'],
].map(([slug, nome, metri, ospiti, prezzo, vista]) => ({
  slug: String(slug),
  nome: String(nome),
  metri: Number(metri),
  ospiti: Number(ospiti),
  prezzo: Number(prezzo),
  vista: String(vista),
}));

const treatmentNames = [
  ['Massaggio decontratturante', 'massaggi', 50, 78],
  ['Fango termale con bagno', 'termale', 60, 64],
  ['Massaggio ayurvedico', 'massaggi', 80, 118],
  ['Scrub al sale di Cervia', 'corpo', 40, 56],
  ['Trattamento viso illuminante', 'viso', 50, 82],
  ['Idromassaggio con ozono', 'termale', 30, 38],
  ['Riflessologia plantare', 'massaggi', 45, 66],
  ['Impacco al miele di acacia', 'corpo', 50, 69],
  ['Pulizia viso profonda', 'viso', 60, 74],
  ['Inalazioni termali', 'termale', 20, 18],
  ['Massaggio in coppia', 'massaggi', 60, 168],
  ['Rituale hammam', 'corpo', 75, 96],
] as const;

export const treatments = Array.from({ length: 36 }, (_, index) => {
  const [nome, gruppo, durata, prezzo] = treatmentNames[index % 12] ?? treatmentNames[0];
  const isLong = index >= 24;
  const isShort = index >= 12 && !isLong;
  const variante = isLong ? ' – formula lunga' : isShort ? ' – formula breve' : '';
  const minutes = isLong ? 20 : isShort ? -10 : 0;
  const euros = isLong ? 28 : isShort ? -12 : 0;
  return {
    id: 301 + index,
    nome: `${nome}${variante}`,
    gruppo,
    durata: durata + minutes,
    prezzo: prezzo + euros,
  };
});

export const passes = [
  { id: 'giornata', nome: 'Giornata intera', ore: '9.00 – 19.00', prezzo: 46, posti: 38 },
  { id: 'pomeriggio', nome: 'Pomeriggio', ore: '14.30 – 19.00', prezzo: 32, posti: 4 },
  { id: 'serale', nome: 'Notte alle terme', ore: '19.30 – 23.30', prezzo: 38, posti: 0 },
] as const;

export const offers = [
  ['due-notti-e-fango', 'Due notti e un fango', 289, 'Mezza pensione e un fango con bagno termale'],
  ['inverno-lento', 'Inverno lento', 412, 'Tre notti, accesso alle piscine e tisaneria'],
  ['lunedi-in-acqua', 'Lunedì in acqua', 69, 'Ingresso giornaliero e pranzo leggero'],
  ['coppia-in-accappatoio', 'Coppia in accappatoio', 356, 'Una notte, massaggio in coppia, cena'],
].map(([slug, nome, prezzo, testo]) => ({ slug, nome, prezzo, testo }));

const articleNames = [
  ['come-nasce-il-fango', 'Come nasce il fango maturo'],
  ['acqua-a-87-gradi', 'Un’acqua che sgorga a 87 gradi'],
  ['tre-passeggiate-sui-colli', 'Tre passeggiate sui Colli dopo il bagno'],
  ['cosa-mettere-in-borsa', 'Cosa mettere in borsa per una giornata alle terme'],
  ['la-cucina-dellorto', 'La cucina dell’orto, stagione per stagione'],
  ['dormire-meglio', 'Dormire meglio: il rito della sera'],
] as const;

export const articles = Array.from({ length: 18 }, (_, index) => {
  const [slug, titolo] = articleNames[index % 6] ?? articleNames[0];
  const parte = Math.floor(index / 6);
  return {
    slug: parte ? `${slug}-${parte + 1}` : slug,
    titolo: parte ? `${titolo}, parte ${parte + 1}` : titolo,
    minuti: 3 + (index % 5),
    data: `${27 - index} novembre 2026`,
  };
});

const hue = (name: string) => [...name].reduce((sum, char) => sum + char.charCodeAt(0) * 7, 0) % 90;

/** A drawn photograph: water, hills and steam, different for each name. */
export function photo(name: string, width: number, height: number): string {
  const tone = 150 + hue(name);
  const wave = (at: number) =>
    `<path d="M0 ${height * at}q${width / 4} ${-height * 0.09} ${width / 2} 0t${width / 2} 0V${height}H0z" fill="hsl(${tone + at * 40} 34% ${72 - at * 45}%)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="hsl(${tone - 120} 55% 86%)"/><circle cx="${width * 0.74}" cy="${height * 0.24}" r="${height * 0.12}" fill="#fff6e0"/>${[0.42, 0.55, 0.68, 0.82].map(wave).join('')}</svg>`;
}

/** The price of a night by day, or null if the house is full. */
export function nightly(month: string, base: number): Record<string, number | null> {
  const [year = 2026, at = 1] = month.split('-').map(Number);
  const days = new Date(year, at, 0).getDate();
  return Object.fromEntries(
    Array.from({ length: days }, (_, index) => {
      const day = index + 1;
      const weekday = new Date(year, at - 1, day).getDay();
      const isFull = (day * 7 + at) % 11 === 0;
      const price = base + (weekday === 5 || weekday === 6 ? 42 : 0) + ((day * 3) % 7);
      return [`${month}-${String(day).padStart(2, '0')}`, isFull ? null : price];
    }),
  );
}
