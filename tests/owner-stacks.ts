import * as React from 'react';

/**
 * React in development stores the call stack of every element, to name its component in a warning. This takes a seventh
 * of the time of pages and emails. Above a limit per second React stores none, so this file makes the limit always exceeded.
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
