/** The target length of a subject line. Clients cut longer ones, and shorter ones say too little. */
export interface Lengths {
  readonly min: number;
  readonly max: number;
}

const fits = (text: string, { min, max }: Lengths): boolean =>
  [...text].length >= min && [...text].length <= max;

/** The first candidate that fits; otherwise the closest one, cut at a word if it is too long. */
export function truncateToLength(candidates: readonly string[], lengths: Lengths): string {
  const found = candidates.find((each) => fits(each, lengths));
  if (found !== undefined) return found;
  const short = candidates.filter((each) => [...each].length <= lengths.max);
  const longest = [...short].sort((a, b) => b.length - a.length)[0];
  return longest ?? cut(candidates[0] ?? '', lengths.max);
}

function cut(text: string, max: number): string {
  const points = [...text];
  if (points.length <= max) return text;
  const start = points.slice(0, max - 1).join('');
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).trimEnd()}…`;
}
