import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';

/**
 * Only requests that a browser preflights reach a resolver: a JSON body, or one of these headers. `authorization` is one:
 * no page can send it across origins without asking first.
 */
export const useCsrfPrevention = () =>
  useCSRFPrevention({ requestHeaders: ['authorization', 'apollo-require-preflight', 'x-apollo-operation-name'] });
