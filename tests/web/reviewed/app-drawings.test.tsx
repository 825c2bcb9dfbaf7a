import { resolve } from 'node:path';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Thumbnail } from '../../../lambdas/contract/recording-thumbnail.ts';
import { HeatLayer } from '../../../web/app/recordings/heatmap/heat-layer.tsx';
import { RowThumbnail } from '../../../web/app/recordings/row/row-thumbnail.tsx';
import { Legend } from '../../../web/app/recordings/timeline/legend.tsx';
import { Sky } from '../../../web/app/video/sky.tsx';
import { clickedElement } from '../../factories/heatmap.ts';
import { recordingRow, rowFacts } from '../../factories/recording-row.ts';

const folder = resolve(import.meta.dirname, '../../golden/drawings');

/** One line per element with all of its attributes, and ids that do not depend on earlier tests. */
function linesIn(element: Element, indent = ''): string[] {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`);
  const line = `${indent}${element.localName}${attributes.join('')}`.replaceAll(/_r_\w+_/g, 'id');
  const text = element.children.length === 0 ? element.textContent : '';
  return [
    text ? `${line} ${text}` : line,
    ...[...element.children].flatMap((child) => linesIn(child, `${indent}  `)),
  ];
}

const order = clickedElement('Order', 9, 0, 1);
const apply = clickedElement('Apply', 1, 7);
const heat = {
  // The last element is not on the picture.
  elements: [order, apply, clickedElement('Gone', 100)],
  reach: [0, 0, 5, 0, 0, 0, 0, 1, 0, 4],
  visits: 10,
  size: { width: 920, height: 600 },
  picture: {
    boxes: new Map([
      [order, { left: 100, top: 40, width: 80, height: 20 }],
      [apply, { left: 300, top: -50, width: 30, height: 10 }],
    ]),
    height: 2_000,
    top: 70,
  },
};

const row = (thumbnail: Thumbnail) => recordingRow({ thumbnail });
const part = (part: Thumbnail['boxes'][0]['part'], box: Thumbnail['boxes'][0]['box']) => ({
  ...{ part, box },
  target: false,
});
const boxes = [
  { ...part('text', [20, 100, 60, 20]), target: true },
  part('field', [10, 10, 200, 40]),
  part('control', [10, 60, 80, 30]),
  part('text', [10, 130, 300, 28]),
  part('text', [10, 170, 300, 29]),
];

const drawings: Readonly<Record<string, ReactNode>> = {
  'clicks-on-a-heatmap': <HeatLayer {...heat} layer="all" pointed={apply} />,
  'dead-clicks-on-a-heatmap': <HeatLayer {...heat} layer="dead" pointed={undefined} />,
  'scroll-depth-on-a-heatmap': <HeatLayer {...heat} layer="reach" pointed={undefined} />,
  'thumbnails-of-recordings': [
    row({ width: 320, height: 200, boxes }),
    row({ width: 320, height: 200, boxes, isCalm: true }),
    row({ width: 320, height: 200, boxes: boxes.slice(1) }),
    ...(['phone', 'computer', 'tablet'] as const).map((device) =>
      recordingRow({ facts: rowFacts({ device }) }),
    ),
    recordingRow(),
  ].map((each, place) => <RowThumbnail key={place} row={each} />),
  'legend-of-a-timeline': <Legend />,
  'sky-of-a-video': <Sky />,
};

test.each(Object.entries(drawings))(
  'the drawing of the app equals the reviewed one: %s',
  async (name, drawing) => {
    const { container } = render(drawing);
    const lines = [...container.children].flatMap((each) => linesIn(each));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(resolve(folder, `${name}.txt`));
  },
);
