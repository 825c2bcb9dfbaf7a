import {
  active,
  checked,
  integration,
  notFound,
  otherAccount,
} from '../../factories/integration.ts';
import { type Answer, alerts, click, fill, inOrder, openMenu, type State, shows } from './state.ts';

const wizard = (account: State['account'], more: Omit<State, 'account' | 'path'>): State => ({
  ...{ account, path: '/onboarding' },
  ...more,
});
const analyze = inOrder(fill('Website URL', 'archer.example'), click('Analyze Website'));

/** The onboarding, step by step. */
const onboarding: State[] = [
  wizard('blank', { name: 'onboarding-profile' }),
  wizard('blank', { name: 'onboarding-loading', answers: { 'get-profile': 'nothing' } }),
  wizard('blank', {
    name: 'onboarding-failed',
    answers: { 'get-integration': 'error' },
    act: alerts,
  }),
  wizard('described', { name: 'onboarding-website' }),
  wizard('described', {
    name: 'onboarding-website-error',
    act: inOrder(fill('Website URL', 'no address'), click('Analyze Website')),
  }),
  wizard('described', {
    name: 'onboarding-analyzing',
    answers: { 'analyze-website': 'nothing' },
    act: analyze,
  }),
  wizard('described', {
    name: 'onboarding-analysis-failed',
    answers: { 'analyze-website': 'error' },
    act: inOrder(analyze, shows('Analysis not available')),
  }),
  wizard('analyzed', { name: 'onboarding-analysis', act: shows('Did we get this right?') }),
  wizard('installing', { name: 'onboarding-install', act: shows('Add one script') }),
  wizard('installing', {
    name: 'onboarding-install-unverified',
    act: inOrder(click('Finish Installation'), shows('Email verification required')),
  }),
  wizard('installing', {
    name: 'onboarding-install-failed',
    answers: { 'check-integration': notFound },
    act: inOrder(click('Finish Installation'), shows('Most likely:')),
  }),
];

const connecting = (
  name: string,
  answer: Answer,
  act?: State['act'],
  checkReply: Answer = notFound,
): State => ({
  ...{ name, account: 'demo', path: '/connection', act },
  answers: { 'get-integration': answer, 'check-integration': checkReply },
});
const setup = { integration: null, pending: integration() };
const undescribed = {
  integration: null,
  pending: integration({ website_analysis: 'Analysis pending' }),
};
const connected = { integration: active(), pending: null };
const missing = active({
  check_stage: 'tag-missing',
  tag_missing_since: '2026-11-20T10:00:00.000Z',
});
const test = click('Test Integration');
const connection: State[] = [
  connecting('connection-address', { integration: null, pending: null }),
  connecting(
    'connection-address-error',
    { integration: null, pending: null },
    inOrder(fill('Website URL', 'no address'), click('Continue')),
  ),
  connecting('connection-analysis', undescribed),
  connecting('connection-install', setup),
  connecting('connection-not-found', setup, inOrder(test, shows('Most likely:'))),
  connecting('connection-other-account', setup, inOrder(test, shows('Most likely:')), otherAccount),
  {
    ...connecting('connection-complete', setup, inOrder(test, shows('We’ll take you')), checked()),
    answers: {
      ...{ 'get-integration': setup, 'check-integration': checked() },
      'save-integration': { integration: active() },
    },
  },
  connecting('connection-missing', { integration: missing, pending: null }),
  connecting('connection-share', setup, click('Share instructions')),
  connecting('connection-disconnect', connected, click('Disconnect')),
  connecting('connection-loading', 'nothing'),
  connecting('connection-failed', 'error', alerts),
];

/** The app between onboarding and the first report. */
const beforeFirstReport: State[] = (
  [
    ['emails', '/emails'],
    ['recordings', '/recordings'],
    ['heatmap', '/recordings/heatmap'],
    ['report', '/daily-insights/{id}'],
    ['week', '/week'],
    ['connection', '/connection'],
    ['team', '/email-notifications'],
    ['billing', '/usage-billing'],
    ['profile', '/profile'],
    ['video', '/daily-video'],
  ] as const
).map(([name, path]) => ({ name: `new-${name}`, account: 'settled', path }));

export const newOwner: State[] = [
  ...onboarding,
  ...connection,
  ...beforeFirstReport,
  { name: 'new-menu', account: 'settled', path: '/emails', act: openMenu, dependsOnWidth: true },
];
