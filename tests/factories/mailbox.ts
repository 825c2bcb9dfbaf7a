import { inject, vi } from 'vitest';
import { mailsIn, type ReceivedMail } from '../../lib/local/inbox.ts';

/** Waits for an email that matches; returns the newest one. */
export const mailWhere = (matches: (mail: ReceivedMail) => boolean): Promise<ReceivedMail> =>
  vi.waitFor(
    async () => {
      const mail = (await mailsIn(inject('cloud').mailDir)).find(matches);
      if (!mail) throw new Error('This mail has not arrived');
      return mail;
    },
    { timeout: 40_000, interval: 100 },
  );

export const mailTo = (address: string) => mailWhere(({ to }) => to === address);

/** The secret in the link of a verification mail. */
export const tokenIn = ({ text }: ReceivedMail): string =>
  text.match(/\/verify-token\?token=([\w-]+)/)?.[1] ?? '';

/** Every path under `/m/` that a mail links to or loads. */
export const pathsIn = ({ html }: ReceivedMail): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="https?:\/\/[^"/]+(\/m\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    ),
  ),
];
