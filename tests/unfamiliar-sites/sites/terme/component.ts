/** The source of a Vue component: the template is compiled where it runs, on the server and in the browser. */
export const component = (name: string, template: string, setup: string): string =>
  `const ${name} = { name: '${name}', template: ${JSON.stringify(template)}, setup(props, { emit }) {\n${setup}\n} };\n`;
