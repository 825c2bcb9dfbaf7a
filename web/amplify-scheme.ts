import type { Plugin } from 'vite';

const AMPLIFY = /@aws-amplify\/auth\/dist\/esm\/.*\.mjs$/;
const withScheme = "domain.includes('://') ? domain : 'https://' + domain";
const spellings = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is Amplify's own text
  ['`https://${domain}/', `\`\${${withScheme}}/`],
  ["'https://' + domain + '/", `(${withScheme}) + '/`],
  ["url.replace('http://', 'https://')", 'url'],
] as const;

/** Amplify writes https before the sign-in domain; one that brings its own scheme keeps it. */
export const withOwnScheme = (code: string): string =>
  spellings.reduce((text, [written, wanted]) => text.replaceAll(written, wanted), code);

/** The local cloud signs in over http: its domain comes with a scheme. */
export const amplifyScheme = (): Plugin => ({
  name: 'amplify-scheme',
  transform: (code, id) => (AMPLIFY.test(id) ? withOwnScheme(code) : undefined),
});
