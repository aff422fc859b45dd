import { Suspense, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator';

type Options = { path?: string };

/** Renders `ui` at `path` against a Relay environment that answers every operation with generated data, shaped by `types`. */
export function renderWithRelay(ui: ReactNode, types: MockResolvers = {}, { path = '/' }: Options = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, types));
  const router = createMemoryRouter([{ path: '*', element: <Suspense fallback="Loading">{ui}</Suspense> }], {
    initialEntries: [path],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { environment, router };
}
