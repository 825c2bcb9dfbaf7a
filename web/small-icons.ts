import type { Plugin } from 'vite';

const replacements: readonly (readonly [RegExp, string])[] = [
  [/,\s*key: "\w+"/g, ''],
  [/^__iconData\.node;$/m, ''],
  [/^\s*if \(iconData\.name\) \{\s*Component\.displayName = .*;\s*\}$/m, ''],
  [/typeof iconDataOrName === "string" \? toLucideIconData\(.*\) : /, ''],
];

/** Removes what only development and icons without data need: keys of shapes, whose text is random, and names of components. */
export const withoutDevelopmentParts = (code: string): string =>
  replacements.reduce((shorter, [part, rest]) => shorter.replace(part, rest), code);

export const smallIcons = (): Plugin => ({
  name: 'small-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/(?:icons\/|createLucideIcon)/ },
    handler: (code) => ({ code: withoutDevelopmentParts(code), map: null }),
  },
});
