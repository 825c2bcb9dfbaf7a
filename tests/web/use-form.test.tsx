import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useForm } from '../../web/app/lib/use-form.ts';
import type { FormErrors } from '../../web/app/ui/form/field-errors.ts';

afterEach(cleanup);

function Form({ send }: { send: () => Promise<FormErrors> }) {
  const { ref, errors, isBusy, onSubmit } = useForm(send);
  return (
    <form ref={ref} onSubmit={onSubmit}>
      {errors.form && <p role="alert">{errors.form}</p>}
      <button type="submit">{isBusy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

test('a form whose code no longer loads shows an error, and can be submitted again', async () => {
  render(
    <Form
      send={() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))}
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An unexpected error occurred. Please try again.',
  );
  expect(screen.getByRole('button').textContent).toBe('Send');
});

test('a form is submitted once while it is being sent', async () => {
  let finish: (errors: FormErrors) => void = () => {};
  const sent: unknown[] = [];
  const send = () => {
    sent.push('form');
    return new Promise<FormErrors>((resolve) => {
      finish = resolve;
    });
  };
  render(<Form send={send} />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(button.textContent).toBe('Sending');
  fireEvent.click(button);
  expect(sent).toHaveLength(1);
  finish({ form: 'Wrong' });
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong');
  await waitFor(() => expect(button.textContent).toBe('Send'));
  fireEvent.click(button);
  expect(sent).toHaveLength(2);
});
