/** The source of a component: its template, and the body of its setup function. */
export const component = (name: string, template: string, setup = 'return {}', options = '') =>
  `const ${name} = { name: '${name}', template: ${JSON.stringify(template)}, setup(props, { emit, slots }) { ${setup} }, ${options} };\n`;
