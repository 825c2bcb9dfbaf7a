import { configure, prettyDOM } from '@testing-library/react';

/** Testing Library replaces the stack of errors with this name by that of the test. */
const NAME = 'TestingLibraryElementError';

/**
 * Testing Library prints the page into each error of a query, although waiting tests discard most of them. This error
 * prints the page only when its message is read.
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = NAME;
  // The stack starts at the query.
  Error.captureStackTrace(error, elementError);
  return Object.defineProperty(error, 'message', {
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    configurable: true,
  });
}

configure({ getElementError: elementError });
