import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { HeatedElement } from '../../../lambdas/contract/heatmap.ts';
import { usePicture } from '../../../web/app/recordings/heatmap/use-picture.ts';
import '../browser.ts';

const noElements: readonly HeatedElement[] = [];
let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});
const replayPage = () => void root.append(document.createElement('iframe'));

/** Measures the page in `root`, first while the replay loads. */
const pictureOf = () => {
  const box = { current: root };
  const { result, rerender } = renderHook(({ isReady }) => usePicture(box, noElements, isReady), {
    initialProps: { isReady: false },
  });
  return {
    picture: () => result.current.picture,
    finishLoading: () => rerender({ isReady: true }),
  };
};

test('the page of a heatmap is measured only when its replay has loaded', () => {
  replayPage();
  const { picture, finishLoading } = pictureOf();
  expect(picture()).toBeUndefined();
  finishLoading();
  expect(picture()).toMatchObject({ top: 0 });
});

test('a replay without a page has no picture', () => {
  const { picture, finishLoading } = pictureOf();
  finishLoading();
  expect(picture()).toBeUndefined();
});
