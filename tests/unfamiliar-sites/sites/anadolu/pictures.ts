const seedOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);

const drum =
  '<circle cx="260" cy="230" r="96" fill="#dfe6ee" stroke="#9aa7b5" stroke-width="14"/><circle cx="260" cy="230" r="58" fill="#5f7286"/>';
const doors =
  '<rect x="160" y="60" width="98" height="310" fill="#e9edf1" stroke="#9aa7b5" stroke-width="4"/><rect x="262" y="60" width="98" height="310" fill="#e9edf1" stroke="#9aa7b5" stroke-width="4"/>';
const pot =
  '<rect x="190" y="90" width="140" height="230" rx="22" fill="#39424d"/><rect x="214" y="190" width="92" height="92" rx="12" fill="#c9d2db"/>';

/** A drawing of an appliance; the same file name always gives the same drawing. */
export function drawing(path: string): string {
  const shape =
    path.includes('çamaşır') || path.includes('bulaşık')
      ? drum
      : path.includes('buzdolab')
        ? doors
        : pot;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 420" width="520" height="420"><rect width="520" height="420" fill="hsl(${seedOf(path) % 360} 24% 94%)"/><rect x="150" y="50" width="220" height="330" rx="10" fill="#fff" stroke="#c3ccd6" stroke-width="3"/>${shape}</svg>`;
}

/** A tile of the map. */
export function tile(path: string): string {
  const seed = seedOf(path);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef0e6"/><path d="M0 ${seed % 256}L256 ${(seed * 3) % 256}M${(seed * 5) % 256} 0L${(seed * 7) % 256} 256" stroke="#fff" stroke-width="7"/><path d="M0 ${(seed * 11) % 256}Q128 ${(seed * 13) % 256} 256 ${(seed * 17) % 256}" stroke="#f2c66d" stroke-width="4" fill="none"/></svg>`;
}
