const BARS = 64;
/** A decorative waveform, the same for every audio. */
const heights = Array.from(
  { length: BARS },
  (_, n) => 5 + 23 * Math.abs(Math.sin(n * 1.7) * Math.cos(n * 0.61)),
);

/** The played share is darker than the rest. */
export function Wave({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 320 32"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="hidden h-8 min-w-0 grow basis-80 fill-accent md:block"
    >
      {heights.map((height, index) => (
        <rect
          key={index * 5}
          x={index * 5}
          y={16 - height / 2}
          width="2.5"
          height={height}
          rx="1.2"
          opacity={index < share * BARS ? 1 : 0.32}
        />
      ))}
    </svg>
  );
}
