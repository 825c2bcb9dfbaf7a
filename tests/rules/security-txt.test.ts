import { expect, test } from 'vitest';
import { securityTxt } from '../../lib/http/security-txt.ts';

test('security.txt has a contact and an expiry within two years, as RFC 9116 recommends', () => {
  const text = securityTxt(
    { appOrigin: 'https://app.example.com', supportAddress: 'help@example.com' },
    2026,
  );
  expect(text).toContain('Contact: mailto:help@example.com\n');
  expect(text).toContain('Expires: 2027-12-31T23:59:59Z\n');
  expect(text).toContain('Canonical: https://app.example.com/.well-known/security.txt\n');
});
