import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sky } from '../../../web/app/video/sky.tsx';

test('the rings of a sky grow and fade, and each is visible', () => {
  const { container } = render(<Sky />);
  const rings = [...container.querySelectorAll('circle')];
  const numbers = (name: string) => rings.map((ring) => Number(ring.getAttribute(name)));
  const [radii, opacities] = [numbers('r'), numbers('stroke-opacity')];
  expect(radii).toEqual(radii.toSorted((a, b) => a - b));
  expect(opacities).toEqual(opacities.toSorted((a, b) => b - a));
  expect(new Set(opacities).size).toBe(rings.length);
  // The brightest is darker than the horizon.
  expect(opacities[0]).toBeLessThan(0.8);
  expect(opacities.at(-1)).toBeGreaterThan(0);
});
