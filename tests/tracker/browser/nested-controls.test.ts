import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('a click on an invisible layer names the control below it in nested shadow trees', async () => {
  const tree = (html: string) => `<template shadowrootmode="open">${html}</template>`;
  const list = `<x-list>${tree('<button>Rent</button><button>Buy</button>')}</x-list>`;
  const page = await shop.visit(
    `<x-shop>${tree(list)}</x-shop><div style="position:fixed;inset:0"></div>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  const box = await page.getByText('Buy').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.goto('about:blank');
  await ingest.untilComplete();
  const named = ingest.reported('rv:click').map(({ target, covered }) => covered && target.label);
  expect(named).toEqual(['Buy']);
});
