/**
 * Variants of the tag for some platforms. Tag managers drop unknown attributes of a script element, so a script creates
 * it; JSX spells two attributes in camel case.
 */
export function forTagManager(script: string): string {
  const lines = attributesOf(script).map(
    ([name, value]) => `  s.setAttribute(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  return [
    '<script>',
    '(function () {',
    "  var s = document.createElement('script');",
    '  s.async = true;',
    ...lines,
    '  document.head.appendChild(s);',
    '})();',
    '</script>',
  ].join('\n');
}

export const forJsx = (script: string): string =>
  script
    .replace(' crossorigin=', ' crossOrigin=')
    .replace(' referrerpolicy=', ' referrerPolicy=')
    .replace('></script>', ' />');

/** The tag with strict privacy mode. */
export const withStrictPrivacy = (script: string): string =>
  script.replace('></script>', ' data-privacy="strict"></script>');

const attributesOf = (script: string): [name: string, value: string][] =>
  [...script.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
