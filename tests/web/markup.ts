/** One line per element with all attributes, so that a review sees each class. Icons are drawn by a package. */
export function linesOf(element: Element, indent = ''): string[] {
  if (element.matches('[data-radix-focus-guard]')) return [];
  if (element.matches('svg.lucide')) return [`${indent}icon ${element.getAttribute('class')}`];
  const attributes = [...element.attributes]
    .filter(({ name }) => !name.startsWith('data-radix'))
    .map(({ name, value }) => ` ${name}="${value}"`);
  const line = `${indent}<${element.localName}${attributes.join('')}>`;
  const inside = [...element.childNodes].flatMap((node) =>
    node instanceof Element ? linesOf(node, `${indent}  `) : [`${indent}  ${node.textContent}`],
  );
  return [line, ...inside.filter((each) => each.trim())];
}

/** Radix and React number their ids across tests. */
export const withoutIds = (text: string) => text.replaceAll(/(?:radix-)?_r_\w+_/g, 'id');
