/**
 * The tag in the forms that some platforms need. A tag manager drops unknown attributes of a script, so there the same
 * script is made by hand; a page written in JSX spells two attributes its own way.
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

/** The tag with the strict privacy mode switched on. */
export const withStrictPrivacy = (script: string): string =>
  script.replace('></script>', ' data-privacy="strict"></script>');

const attributesOf = (script: string): [name: string, value: string][] =>
  [...script.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
