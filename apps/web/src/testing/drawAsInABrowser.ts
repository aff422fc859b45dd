import { configure } from '@testing-library/react';

/**
 * Lets React draw when it would in a browser, for what asks a real transport. Inside of act, an event that meets a query
 * under way would be drawn again and again without end.
 */
export function drawAsInABrowser() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  configure({ eventWrapper: (dispatch) => dispatch() });
}
