import { afterEach, expect, test } from 'vitest';
import { recordPage } from './differential/record-page.ts';

afterEach(() => document.body.replaceChildren());

// canvas-datagrid defines `attributes` and `shadowRoot` of its element.
test.each(['attributes', 'getAttribute', 'hasAttribute', 'localName', 'shadowRoot', 'textContent'])(
  'a component that defines "%s" itself is recorded with what comes after it',
  async (name) => {
    for (const role of ['', 'role="combobox"']) {
      document.body.innerHTML = `<x-grid ${role} title="Grid"></x-grid><p>After</p>`;
      const grid = document.querySelector('x-grid') as Element;
      grid.attachShadow({ mode: 'open' }).innerHTML = '<input value="Mugs">';
      Object.defineProperty(grid, name, { value: {} });
      const recorded: string[] = [];
      const { stop } = recordPage((event) => recorded.push(JSON.stringify(event)));
      grid.setAttribute('title', 'Renamed');
      grid.append('More');
      expect(stop()).toBe(0);
      const all = recorded.join();
      for (const text of ['After', 'Renamed']) expect(all).toContain(text);
    }
  },
);
