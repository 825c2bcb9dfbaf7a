import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CheckReply } from '../../lambdas/contract/integration-check.ts';
import { Problem } from '../../web/app/lib/problem.ts';
import { analysisOutcome } from '../../web/app/websites/analysis-outcome.ts';
import { Diagnosis } from '../../web/app/websites/check/diagnosis.tsx';
import { DisconnectButton } from '../../web/app/websites/disconnect-button.tsx';
import type { Connection } from '../../web/app/websites/use-connection.ts';
import './browser.ts';
import { checked, DOMAIN, otherAccount } from '../factories/integration.ts';

type Findings = CheckReply['findings'];
const found = (findings: Partial<Findings>, stage: CheckReply['stage'] = 'no-visit-yet') =>
  checked({ success: false, stage, findings: { ...checked().findings, ...findings } });
/** The facts of a failed test; ✓ for what is as it should be. */
function factsOf(check: CheckReply): string[] {
  render(<Diagnosis check={check} domain={DOMAIN} scrollsIntoView={false} />);
  return screen.getAllByRole('term').map((term) => {
    const row = term.parentElement as HTMLElement;
    const sign = row.querySelector('.text-positive-mark') ? '✓' : '✗';
    return `${sign} ${term.textContent}: ${term.nextElementSibling?.textContent}`;
  });
}
const url = `https://${DOMAIN}/`;

test.each<[string, CheckReply, facts: string[]]>([
  [
    'a website with the script that had no visit',
    found({}),
    [
      `✓ ${url}: Responded`,
      '✓ Tracking script: Found in the head section',
      '✗ First visit: Not yet',
    ],
  ],
  [
    'a website that is not slow',
    found({ answered_ms: 999, tags: 0, tag: 'none' }, 'tag-missing'),
    [`✓ ${url}: Responded`, '✗ Tracking script: Not found'],
  ],
  [
    'a slow website',
    found({ answered_ms: 1_000, tags: 0, tag: 'none' }, 'tag-missing'),
    [`✓ ${url}: Responded in 1.0 s`, '✗ Tracking script: Not found'],
  ],
  [
    'a website that is down',
    found({ answered_ms: null, tags: 0 }, 'unreachable'),
    [`✗ ${url}: Didn’t respond`],
  ],
  [
    'an error page',
    found({ tags: 0, tag: 'none' }, 'error-answer'),
    [`✗ ${url}: Responded with an error page`, '✗ Tracking script: Not found'],
  ],
  [
    'a redirect',
    found({ redirected_to: 'shop.example', answered_ms: null, tags: 0 }, 'other-site'),
    [`✗ ${url}: Didn’t respond`, '✗ Redirects to another website: shop.example'],
  ],
  [
    'the script of another account',
    otherAccount,
    [`✓ ${url}: Responded`, '✗ Tracking script: Found, but it belongs to another account'],
  ],
  [
    'the script of a former address',
    found({ tags: 0, tag: 'none', former_tags: 1 }, 'tag-missing'),
    [`✓ ${url}: Responded`, '✗ Tracking script: Found, but it was made for another address'],
  ],
  [
    'two scripts',
    found({ foreign_tags: 1 }),
    [
      `✓ ${url}: Responded`,
      '✓ Tracking script: Found in the head section',
      '✗ A second tracking script: Found, but it belongs to another account',
      '✗ First visit: Not yet',
    ],
  ],
  [
    'a policy that blocks the script',
    found({ policy_lines: ['script-src x'] }),
    [
      `✓ ${url}: Responded`,
      '✓ Tracking script: Found in the head section',
      '✗ Allowed by the content security policy: No',
      '✗ First visit: Not yet',
    ],
  ],
  [
    'a banner that the script follows',
    found({
      consent: { banner: 'Cookiebot', obeyed: 'automatically' },
      first_seen_at: '2026-11-21T09:00:00.000Z',
    }),
    [
      `✓ ${url}: Responded`,
      '✓ Tracking script: Found in the head section',
      '✓ Consent banner: Cookiebot: The script follows it automatically',
      expect.stringMatching(/^✓ First visit: Seen, Nov 21, 2026/),
    ],
  ],
  [
    'a banner that the script ignores',
    found({ consent: { banner: 'Cookiebot', obeyed: 'not' } }),
    [
      `✓ ${url}: Responded`,
      '✓ Tracking script: Found in the head section',
      '✗ Consent banner: Cookiebot: The script doesn’t wait for it',
      '✗ First visit: Not yet',
    ],
  ],
])('the test of %s lists what it found, and what is wrong', (_, check, facts) => {
  expect(factsOf(check)).toEqual(facts);
});

test('only a banner that the script ignores, and a policy, come with instructions', () => {
  factsOf(found({ consent: { banner: 'Cookiebot', obeyed: 'on-request' } }));
  expect(screen.queryByText(/^Add data-consent/)).toBeNull();
  expect(screen.queryByText(/Lines to add/)).toBeNull();
  factsOf(
    found({ consent: { banner: 'Cookiebot', obeyed: 'not' }, policy_lines: ['script-src x'] }),
  );
  screen.getByText(/^Add data-consent/);
  screen.getByText('script-src x');
});

test('a failed test that the owner started is scrolled into view, and one at the start is not', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { rerender } = render(
    <Diagnosis check={found({})} domain={DOMAIN} scrollsIntoView={false} />,
  );
  expect(scroll).not.toHaveBeenCalled();
  rerender(<Diagnosis check={found({})} domain={DOMAIN} scrollsIntoView />);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  scroll.mockRestore();
});

test('a website is disconnected only after a confirmation', () => {
  const disconnect = vi.fn();
  const connection = { domain: DOMAIN, disconnect, isDisconnecting: false } as unknown;
  render(<DisconnectButton connection={connection as Connection} />);
  const dialog = () => screen.queryByRole('dialog');
  const answer = (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(disconnect).not.toHaveBeenCalled();
    fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name }));
    expect(dialog()).toBeNull();
  };
  answer(/^Keep connected$/);
  expect(disconnect).not.toHaveBeenCalled();
  answer(/^Disconnect$/);
  expect(disconnect).toHaveBeenCalledOnce();
});

test('after an analysis of an invalid address, the owner returns to the address', () => {
  const [setAnalysis, backToAddress] = [vi.fn(), vi.fn()];
  const failed = { title: 'Failed', detail: 'Try again', note: 'Describe it here' };
  const { onError } = analysisOutcome({ setAnalysis, backToAddress, failed });
  onError(new Problem('website-url-invalid', { title: 'Invalid address' }));
  expect(backToAddress).toHaveBeenCalledOnce();
  expect(setAnalysis).not.toHaveBeenCalled();
  onError(new TypeError('Failed to fetch'));
  expect(backToAddress).toHaveBeenCalledOnce();
  expect(setAnalysis).toHaveBeenCalledExactlyOnceWith('Describe it here');
});
