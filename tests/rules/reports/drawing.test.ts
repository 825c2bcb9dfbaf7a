import { expect, test } from 'vitest';
import type { WireframeBox } from '../../../lambdas/contract/signal.ts';
import { shorten, widthOf } from '../../../lambdas/reports/evidence/draw-text.ts';
import { draw, type Scene } from '../../../lambdas/reports/evidence/drawing.ts';
import { sceneOf } from '../../../lambdas/reports/evidence/scene.ts';
import { element, seen, signal, visit } from '../../factories/digest.ts';

const box = (role: string, at: WireframeBox['box'], isTarget = false): WireframeBox => ({
  ...{ role, label: '', box: at },
  ...(isTarget && { isTarget }),
});
const scene: Scene = {
  viewport: [390, 800],
  boxes: [box('textbox', [16, 200, 200, 40]), box('button', [226, 200, 120, 60], true)],
  severity: 'critical',
  page: '/checkout',
  label: 'Apply',
  note: 'clicked 7 times',
};

/** Pixel rows in which two drawings differ. */
function rowsThatDiffer(one: Scene, other: Scene): number[] {
  const [a, b] = [draw(one), draw(other)];
  const row = a.width * 3;
  return Array.from({ length: a.height }, (_, y) => y).filter((y) =>
    a.pixels.subarray(y * row, (y + 1) * row).some((each, at) => each !== b.pixels[y * row + at]),
  );
}

test('a drawing names the page in its address bar, the control and the clicks', () => {
  const { note: _, ...withoutNote } = scene;
  const address = rowsThatDiffer(scene, { ...scene, page: '' });
  const label = rowsThatDiffer(scene, { ...scene, label: '' });
  const note = rowsThatDiffer(scene, withoutNote);
  expect(Math.max(...address)).toBeLessThan(96);
  expect(Math.min(...label)).toBeGreaterThan(96);
  expect(Math.min(...note)).toBeGreaterThan(Math.max(...label));
});

test('a label that does not fit its control is drawn above it', () => {
  const narrow = { ...scene, boxes: [box('button', [226, 200, 20, 20], true)] };
  const [top = 0] = rowsThatDiffer(narrow, { ...narrow, label: '' });
  const [onControl = 0] = rowsThatDiffer(scene, { ...scene, label: '' });
  expect(top).toBeLessThan(onControl);
});

test('a name with a letter that cannot be drawn appears only in the caption', () => {
  expect(widthOf('Apply')).toBeGreaterThan(0);
  for (const label of ['購入する', 'شراء', 'לקנות', 'Apply 購入する']) {
    expect(widthOf(label)).toBeUndefined();
    expect(shorten(label, 400)).toBeUndefined();
  }
  expect(rowsThatDiffer({ ...scene, label: '購入する' }, { ...scene, label: '' })).toEqual([]);
});

test.each([
  ['French', '« Réserver » – 12,50\u{a0}€'],
  ['Spanish', '¿Olvidaste tu contraseña?'],
  ['Polish', 'Złóż zamówienie'],
  ['Czech', 'Přihlásit se'],
  ['Romanian', 'Adaugă în coș'],
  ['Turkish', 'Şifreni mi unuttun? İptal'],
  ['Vietnamese', 'Thêm vào giỏ hàng'],
  ['Greek', 'Προσθήκη στο καλάθι'],
  ['Ukrainian', 'Додати в кошик ₴'],
])('a label in %s can be drawn', (_, label) => {
  expect(widthOf(label)).toBeGreaterThan(0);
});

test('a name is drawn without its arrows, emoji and invisible marks', () => {
  for (const label of ['Checkout →', '🛒 Checkout', '✔️\u{a0}Check\u{ad}out', '\u{200f}Checkout'])
    expect(widthOf(label)).toBe(widthOf('Checkout'));
  expect(
    rowsThatDiffer({ ...scene, label: '🛒 Checkout' }, { ...scene, label: 'Checkout' }),
  ).toEqual([]);
  expect(shorten('🛒', 400)).toBeUndefined();
  expect(rowsThatDiffer({ ...scene, label: '🛒' }, { ...scene, label: '' })).toEqual([]);
});

test('a long name is cut with an ellipsis and never wider than its box', () => {
  const cut = shorten('Add this very long product name to my cart', 200) ?? '';
  expect(cut).toMatch(/^Add this.*…$/);
  expect(widthOf(cut)).toBeLessThanOrEqual(200);
  expect(shorten('Apply', 200)).toBe('Apply');
  expect(shorten('Apply', 10)).toBeUndefined();
});

test('a drawing shows the text of its issue, cleaned like all third-party text', () => {
  const digest = visit(1, {
    page: '/checkout',
    pages: [seen('/checkout')],
    signals: [
      signal('rage-click', '/checkout', {
        count: 7,
        element: element('Pay at evil.com'),
        viewport: [390, 800],
        wireframe: [box('button', [0, 0, 100, 40], true)],
      }),
    ],
  });
  const evidence = [
    { session_id: digest.sessionId, start_ms: 24_000, end_ms: 38_000, clicks: 7 },
  ] as never;
  const found = sceneOf({ kind: 'rage-click', page: '/checkout', evidence }, 'critical', [digest]);
  expect(found).toMatchObject({
    page: '/checkout',
    label: 'Pay at evil·com',
    note: 'clicked 7 times',
  });
});
