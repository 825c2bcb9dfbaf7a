import * as React from 'react';

/**
 * React in development keeps the call stack of every element, to say in a warning which component made it: a seventh
 * of the time of pages and mails. Beyond a limit per second it keeps none; this says that the limit is always reached.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: { recentlyCreatedOwnerStacks?: number } = Reflect.get(React, INTERNALS);
if (internals.recentlyCreatedOwnerStacks === undefined)
  throw new Error('React counts its stacks elsewhere: see tests/owner-stacks.ts');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set() {},
  configurable: true,
});
