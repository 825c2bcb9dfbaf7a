import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The user's environment without variables that could reach a real AWS account, and with this project's Node first. */
export const cleanEnvironment = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(AWS|CDK)_/.test(name))),
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** Added to every port, so that two copies of the product can run side by side. */
const offset = Number(process.env.LOCAL_PORT_OFFSET ?? 0);

/** The ports of `npm start`. */
export const ports = {
  cloud: 4566 + offset,
  app: 5173 + offset,
  inbox: 5174 + offset,
  shop: 5175 + offset,
  stripe: 5176 + offset,
  google: 5177 + offset,
  languageModel: 5178 + offset,
};

/** The ports of the tests, which may run next to `npm start`. */
export const testPorts = {
  cloud: 4600 + offset,
  app: 5600 + offset,
  shop: 5601 + offset,
  stripe: 5602 + offset,
  google: 5603 + offset,
  languageModel: 5604 + offset,
  replay: 5605 + offset,
  /** A second cloud, for tests that act on everything in it. */
  wholeCloud: 4610 + offset,
  /** A third cloud, which restarts with its persisted state. */
  persistentCloud: 4620 + offset,
};

/** Connects this process to the local cloud, with the variables of a deployed function. */
export const setEnvironment = (variables: Record<string, string>): void => {
  Object.assign(process.env, variables);
};
