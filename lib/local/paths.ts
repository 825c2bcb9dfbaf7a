import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The user's environment without anything that could reach a real account, and with this project's Node first. */
export const cleanEnvironment = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(AWS|CDK)_/.test(name))),
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** Added to every port, so that two copies of the product can run side by side. */
const offset = Number(process.env.LOCAL_PORT_OFFSET ?? 0);

/** Where `npm start` listens. */
export const ports = {
  cloud: 4566 + offset,
  app: 5173 + offset,
  inbox: 5174 + offset,
  shop: 5175 + offset,
  stripe: 5176 + offset,
  google: 5177 + offset,
  languageModel: 5178 + offset,
};

/** Where the tests listen, so that they and `npm start` may run at once. */
export const testPorts = {
  cloud: 4600 + offset,
  app: 5600 + offset,
  shop: 5601 + offset,
  stripe: 5602 + offset,
  google: 5603 + offset,
  languageModel: 5604 + offset,
  theatre: 5605 + offset,
  /** A second cloud, for tests that act on everything in it. */
  wholeCloud: 4610 + offset,
  /** A third one, which starts again with what it kept. */
  keptCloud: 4620 + offset,
};

/** From here on this process speaks to the local cloud, with the variables that a deployed function has. */
export const enter = (variables: Record<string, string>): void => {
  Object.assign(process.env, variables);
};
