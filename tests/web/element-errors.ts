import { configure, prettyDOM } from '@testing-library/react';

/** Testing Library's name for a query's error, for which it replaces the stack of a wait with the test's. */
const NAME = 'TestingLibraryElementError';

/**
 * Testing Library prints the page into the error of each query that finds nothing, and a test that waits for an element
 * drops most of these errors. Here the page is printed when the message is read.
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = NAME;
  // The trace starts at the query.
  Error.captureStackTrace(error, elementError);
  return Object.defineProperty(error, 'message', {
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    configurable: true,
  });
}

configure({ getElementError: elementError });
