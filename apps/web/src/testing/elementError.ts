import { getConfig } from '@testing-library/react';

const { getElementError: withPage } = getConfig();

/**
 * What a query throws that finds nothing. Who waits asks many times, and tells the page once time is up: until then it is
 * not printed, which takes longer than the query itself.
 */
export function elementError(message: string | null, container: Element): Error {
  if (!isAskedAgain()) return withPage(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

/** Whether this is one of the tries of `waitFor` or of a `find…` query, for which the library spares explanations by itself. */
function isAskedAgain(): boolean {
  const config = getConfig();
  // oxlint-disable-next-line no-underscore-dangle -- the library has no other name for it
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}
