import type { Thumbnail } from '../../../../lambdas/contract/recording-thumbnail.ts';

type Part = Thumbnail['boxes'][0];

/** A wireframe of the page around a session's first problem. Decorative, because the badges name the problem. */
export function RowThumbnail({ thumbnail: { width, height, boxes } }: { thumbnail: Thumbnail }) {
  const target = boxes.find((each) => each.target);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="h-15 w-24 shrink-0 rounded-sm border border-line bg-surface md:max-lg:hidden dark:bg-sunken"
    >
      {boxes.toReversed().map((part) => (
        <Drawn key={part.box.join(' ')} {...part} />
      ))}
      {target && <Ring {...target} radius={width / 14} />}
    </svg>
  );
}

const looks: Readonly<Record<Part['part'], string>> = {
  field: 'fill-page stroke-line-strong/60',
  control: 'fill-line-strong/45',
  text: 'fill-line-strong/70',
};

/** The drawn height of a line of text, and the maximum height of a box that is one line, in CSS pixels. */
const TEXT = 8;
const LINE = 28;

function Drawn({ box: [x, y, width, height], part, target }: Part) {
  const isText = part === 'text' && !target;
  const isLine = height <= LINE;
  const shown = isText
    ? { y: isLine ? y + (height - TEXT) / 2 : y, width: isLine ? width : width / 3, height: TEXT }
    : { y, width, height };
  return (
    <rect
      {...{ x, ...shown }}
      rx={isText ? 3 : 6}
      vectorEffect="non-scaling-stroke"
      className={target ? 'fill-critical-soft stroke-critical-mark' : looks[part]}
    />
  );
}

/** A circle around the clicked element. */
const Ring = ({ box: [x, y, width, height], radius }: Part & { radius: number }) => (
  <circle
    cx={x + width / 2}
    cy={y + height / 2}
    r={radius}
    vectorEffect="non-scaling-stroke"
    className="fill-critical-mark/25 stroke-critical-mark"
  />
);
