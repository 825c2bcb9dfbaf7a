import { resolve } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KIT } from './kit-examples.tsx';
import { LAYERS } from './layer-examples.tsx';
import './browser.ts';
import { linesOf, withoutIds } from './markup.ts';

test('every component of the kit has the reviewed markup and classes in each state', async () => {
  const pictures = Object.entries({ ...KIT, ...LAYERS }).map(([name, component]) => {
    render(component);
    if (name === 'popover') fireEvent.click(document.querySelector('button') as Element);
    if (name === 'select')
      fireEvent.keyDown(document.querySelector('[role=combobox]') as Element, { key: 'Enter' });
    const lines = [...document.body.children].flatMap((each) => linesOf(each));
    cleanup();
    return `# ${name}\n${lines.join('\n')}\n`;
  });
  const file = resolve(import.meta.dirname, '../golden/kit.txt');
  await expect(withoutIds(pictures.join('\n'))).toMatchFileSnapshot(file);
});
