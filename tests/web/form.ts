import { screen } from '@testing-library/react';

/** Invalid email addresses that people type, paste or try. */
export const invalidEmails = [
  '',
  ' ',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'ann @example.com',
  'ann@exa mple.com',
  'ann@example..com',
  '.ann@example.com',
  'ann@example.com, bob@example.com',
  'Ann <ann@example.com>',
  'mailto:ann@example.com',
  'ann@example.com\u0000',
  'ann@exämple.com',
  'ännchen@example.com',
  '👩‍🚀@example.com',
  '<script>alert(1)</script>',
  `${'a'.repeat(250)}@example.com`,
  '{"email":"ann@example.com"}',
];
export const typed = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
/** Waits for the field. */
export const textOf = async (label: string) =>
  ((await screen.findByLabelText(label)) as HTMLInputElement).value;
/** The error in the accessible description of a field. */
export function fieldErrorOf(label: string): string {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error')) ?? '';
  return document.getElementById(error)?.textContent ?? '';
}
