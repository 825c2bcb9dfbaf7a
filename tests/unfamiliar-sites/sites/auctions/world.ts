import { type Lot, newLots, stepOf } from './lots.ts';

/** What a click or a form sends. */
export type Values = Readonly<Record<string, string>>;

export interface Alert {
  readonly id: number;
  readonly label: string;
  isOn: boolean;
}

/** What the house knows about one visitor, and the bids of the others as this visitor sees them. */
export class World {
  readonly version: string;
  readonly lots: Lot[] = newLots();
  readonly watched = new Set<number>([205, 212, 224]);
  readonly documents: { readonly name: string; percent: number }[] = [];
  alerts: Alert[] = [
    { id: 1, label: 'Watches under £10,000', isOn: true },
    { id: 2, label: 'Northern European landscapes', isOn: false },
    { id: 3, label: 'Bordeaux before 1990', isOn: true },
  ];
  removed: Alert | undefined;
  flash: string | undefined;
  query = '';
  present = 212;
  #flashAge = 0;
  #seconds = 0;

  constructor(version: string) {
    this.version = version;
  }

  lot(id: number): Lot | undefined {
    return this.lots.find((lot) => lot.id === id);
  }

  say(text: string): void {
    this.flash = text;
    this.#flashAge = 0;
  }

  raise(lot: Lot, by: 'me' | 'other'): void {
    lot.price += stepOf(lot.price);
    lot.bids += 1;
    if (by === 'me') lot.mine = 'leading';
    else if (lot.mine) lot.mine = 'outbid';
  }

  get found(): readonly Lot[] {
    const words = this.query.trim().toLowerCase();
    if (words.length < 2) return [];
    return this.lots
      .filter((lot) => `${lot.maker} ${lot.title} ${lot.department}`.toLowerCase().includes(words))
      .slice(0, 5);
  }

  /** Once a second: other people bid, come and go. */
  tick(): void {
    this.#seconds += 1;
    this.#flashAge += 1;
    if (this.#flashAge > 5) this.flash = undefined;
    if (this.#seconds % 2 === 0) {
      const lot = this.lots[(this.#seconds * 7) % this.lots.length];
      if (lot && !lot.mine && lot.price < lot.high * 2) this.raise(lot, 'other');
    }
    if (this.#seconds % 3 === 0) this.present += [3, -2, 1, -1][(this.#seconds / 3) % 4] ?? 0;
  }

  /** What the header and the hearts can do on every page. */
  on(event: string, values: Values): boolean {
    const id = Number(values.lot);
    if (event === 'search') this.query = values.q ?? '';
    else if (event === 'clear-search') this.query = '';
    else if (event === 'watch') {
      if (!this.watched.delete(id)) this.watched.add(id);
    } else return false;
    return true;
  }
}
