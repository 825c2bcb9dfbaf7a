import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a query without a match reports what it searched for and the page’s content', async () => {
  render(<p>Nothing to see</p>);
  const named = /name "Save"[\s\S]*Nothing to see/;
  expect(() => screen.getByRole('button', { name: 'Save' })).toThrow(named);
  await expect(screen.findByText('Save', {}, { timeout: 60 })).rejects.toThrow(
    /text: Save[\s\S]*Nothing to see/,
  );
  expect(() => screen.getByText('Gone')).toThrow(/text: Gone[\s\S]*Nothing to see/);
});
