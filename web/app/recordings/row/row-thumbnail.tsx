import { cx } from 'class-variance-authority';
import type { DeviceClass } from '../../../../lambdas/contract/digest.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import type { Thumbnail } from '../../../../lambdas/contract/recording-thumbnail.ts';

type Part = Thumbnail['boxes'][0];

const className =
  'aspect-8/5 w-24 shrink-0 rounded-sm border border-line bg-surface md:max-lg:w-14 dark:bg-sunken';

/**
 * A wireframe of the page around a session's first problem or last click. Decorative, because the row names both the
 * problem and the pages.
 */
export function RowThumbnail({ row: { thumbnail, facts } }: { row: RecordingRow }) {
  if (!thumbnail) return <DeviceOutline device={facts?.device ?? 'computer'} />;
  const { width, height, boxes, isCalm = false } = thumbnail;
  const target = boxes.find((each) => each.target);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={cx(className, isCalm ? 'text-accent' : 'text-critical')}
    >
      {boxes.toReversed().map((part) => (
        <Shape key={part.box.join(' ')} {...part} />
      ))}
      {target && <Ring {...target} radius={width / 14} />}
    </svg>
  );
}

/** Width and height of each device's screen in a tile of 96 by 60. */
const screens: Readonly<Record<DeviceClass, readonly [width: number, height: number]>> = {
  phone: [20, 38],
  computer: [52, 34],
  tablet: [28, 38],
};

/** Shown if nothing was clicked: the screen of the visitor's device with lines of text. */
function DeviceOutline({ device }: { device: DeviceClass }) {
  const [width, height] = screens[device];
  const [x, y] = [(96 - width) / 2, (60 - height) / 2];
  return (
    <svg aria-hidden="true" viewBox="0 0 96 60" data-device={device} className={className}>
      <rect {...{ x, y, width, height }} rx={3} className="fill-page stroke-line-strong/60" />
      {[0.4, 0.7, 0.55].map((part, line) => (
        <rect
          key={part}
          x={x + 4}
          y={y + 6 + line * 7}
          width={(width - 8) * part}
          height={3}
          rx={1.5}
          className="fill-line-strong/45"
        />
      ))}
    </svg>
  );
}

const shapeClassNames: Readonly<Record<Part['part'], string>> = {
  field: 'fill-page stroke-line-strong/60',
  control: 'fill-line-strong/45',
  text: 'fill-line-strong/70',
};

/** The drawn height of a line of text, and the maximum height of a box that is one line, in CSS pixels. */
const TEXT = 8;
const LINE = 28;

function Shape({ box: [x, y, width, height], part, target }: Part) {
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
      {...(target ? highlighted : { className: shapeClassNames[part] })}
    />
  );
}

/** Attributes of the clicked element. */
const highlighted = { fill: 'currentColor', fillOpacity: 0.2, stroke: 'currentColor' };

/** A circle around the clicked element. */
const Ring = ({ box: [x, y, width, height], radius }: Part & { radius: number }) => (
  <circle
    cx={x + width / 2}
    cy={y + height / 2}
    r={radius}
    vectorEffect="non-scaling-stroke"
    {...highlighted}
  />
);
