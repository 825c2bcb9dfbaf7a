import type { Plugin } from 'vite';

const AMPLIFY = /@aws-amplify\/(?:auth|core)\/dist\/esm\/.*\.mjs$/;
const withScheme = "domain.includes('://') ? domain : 'https://' + domain";
const replacements = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a part of Amplify's source
  ['`https://${domain}/', `\`\${${withScheme}}/`],
  ["'https://' + domain + '/", `(${withScheme}) + '/`],
  ["url.replace('http://', 'https://')", 'url'],
  ["logger.warn(getCustomEndpointWarningMessage('Amazon Cognito User Pool'));", ''],
] as const;

/** Makes Amplify prefix https:// only to sign-in domains without a scheme, and accept the local cloud's endpoint silently. */
export const withAnyScheme = (code: string): string =>
  replacements.reduce(
    (text, [original, replacement]) => text.replaceAll(original, replacement),
    code,
  );

/** Allows a sign-in domain with a scheme, because the local cloud signs in over http. */
export const amplifyScheme = (): Plugin => ({
  name: 'amplify-scheme',
  transform: (code, id) => (AMPLIFY.test(id) ? withAnyScheme(code) : undefined),
});
