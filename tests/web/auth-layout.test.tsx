import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DawnPanel } from '../../web/app/shell/dawn-panel.tsx';
import { eventually, open, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const testimonial = {
  quote: 'It told us about the broken button.',
  name: 'Cay Doe',
  title: 'Founder',
  company: 'Doe Ltd',
  avatarUrl: 'https://doe.example/cay.png',
  avatarFallback: 'CD',
};

test('the layout has a logo that links to the marketing site, a title, a description and a footer [SHELL-17, SHELL-18]', async () => {
  open('/contact');
  const logo = await screen.findByRole('link', { name: 'Reveille, about the product' });
  await eventually(() => expect(logo.getAttribute('href')).toBe('https://marketing.example'));
  const page = within(screen.getByRole('main'));
  await page.findByRole('heading', { level: 1, name: 'Contact support' });
  page.getByText('Send us a message. We’ll reply by email.');
  within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy policy' });
});

test('the layout has an optional dark panel [SHELL-19]', async () => {
  const with_ = open('/login');
  const panel = await screen.findByRole('complementary');
  expect(panel.className).toContain('bg-night');
  expect(panel.parentElement?.className, 'two columns').toContain('lg:grid-cols-');
  with_.unmount();
  open('/contact');
  await screen.findByRole('heading', { name: 'Contact support' });
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.querySelector('.min-h-dvh')?.className).not.toContain('lg:grid-cols-');
});

test('the panel shows a quote with name, title, company and picture, or initials [SHELL-20, DATA-25]', () => {
  const { container } = render(<DawnPanel testimonial={testimonial} />);
  screen.getByText('“It told us about the broken button.”');
  screen.getByText('Cay Doe');
  screen.getByText('Founder, Doe Ltd');
  const picture = container.querySelector('img');
  expect(picture?.src).toBe(testimonial.avatarUrl);
  expect(screen.queryByText('CD')).toBeNull();
  fireEvent.error(picture as HTMLImageElement);
  screen.getByText('CD');
  expect(container.querySelector('img')).toBeNull();
});

test('a page opened from a link of another page receives the focus', async () => {
  open('/login');
  const link = await screen.findByRole('link', { name: 'Create an account' });
  link.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Create account' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
