import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeWarnings } from './react-warnings.ts';

test.fails('a test in which React warns fails', () => {
  const Keyless = () => (
    <ul>
      {[1, 2].map((each) => (
        <li>{each}</li>
      ))}
    </ul>
  );
  render(<Keyless />);
});

test('an attribute that React does not know is a warning', () => {
  const unknown: object = { onclick: 'go()' };
  render(<p {...unknown} />);
  expect(takeWarnings()).toEqual([expect.stringContaining('Invalid event handler property')]);
});
