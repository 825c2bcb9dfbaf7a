const seedOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);

const blossom = (x: number, y: number, size: number, hue: number) =>
  `${[0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - size}" rx="${(size * 0.62).toFixed(1)}" ry="${size}" fill="hsl(${(hue + turn / 12) % 360} 62% ${62 + (turn % 120) / 10}%)" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')}<circle cx="${x}" cy="${y}" r="${(size * 0.45).toFixed(1)}" fill="#e8b949"/>`;

const stem = (x: number, y: number, bottom: number, lean: number) =>
  `<path d="M${x} ${y}Q${x + lean} ${(y + bottom) / 2} ${x - lean} ${bottom}" stroke="#5d7f5a" stroke-width="4" fill="none"/>`;

/** A drawing of a bunch of flowers; the same name always gives the same drawing. */
export function drawing(name: string, width: number, height: number, count: number): string {
  const seed = seedOf(name);
  const spots = Array.from({ length: count }, (_, index) => ({
    x: Math.round(width * 0.12 + ((seed * (index + 3) * 37) % Math.round(width * 0.76))),
    y: Math.round(height * 0.15 + ((seed * (index + 5) * 53) % Math.round(height * 0.5))),
    size: 10 + ((seed + index * 7) % Math.max(10, Math.round(height / 18))),
    hue: (seed + (index % 4) * 34) % 360,
  }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${seed % 360} 28% 90%)"/>${spots
    .map(({ x, y }) => stem(x, y, height, (x % 40) - 20))
    .join('')}${spots.map(({ x, y, size, hue }) => blossom(x, y, size, hue)).join('')}</svg>`;
}
