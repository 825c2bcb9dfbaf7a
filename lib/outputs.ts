/** TABLE_NAME becomes the output `TableName`, because CloudFormation does not allow underscores. */
export const outputOf = (variable: string): string =>
  variable.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());

const variableOf = (output: string) => output.replace(/(?<!^)(?=[A-Z])/g, '_').toUpperCase();

/** The outputs of a stack as environment variables. */
export const variablesOf = (outputs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(outputs).map(([name, value]) => [variableOf(name), value]));
