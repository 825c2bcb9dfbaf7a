import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChoiceButtons } from '../../web/app/ui/form/choice-buttons.tsx';
import { user } from './app.tsx';

test('choice buttons are a named group with one pressed button, and a click selects another', async () => {
  const onChange = vi.fn();
  render(
    <ChoiceButtons label="Speed" choices={[1, 2, 4]} value={2} onChange={onChange}>
      {(speed) => `${speed}x`}
    </ChoiceButtons>,
  );
  screen.getByRole('group', { name: 'Speed' });
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['2x']);
  await user.click(screen.getByRole('button', { name: '4x' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
});
