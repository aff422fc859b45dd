import { act, render, screen as page, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { RelayEnvironmentProvider, useLazyLoadQuery, usePreloadedQuery } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type GetCurrentUser } from '#generated/GetCurrentUser';
import currentUser from '#__generated__/GetCurrentUser$parameters.ts';
import prices from '#__generated__/GetMonthlySubscriptionPrices$parameters.ts';
import { partPolicy } from './routeParts.ts';
import { plainScreen, screen, type GuardedScreenProps, type ScreenProps } from './screen.tsx';

const held = vi.hoisted(() => ({ environment: undefined as unknown }));
vi.mock('#relay/environment.ts', () => held);

let relay = createMockEnvironment();
beforeEach(() => {
  relay = createMockEnvironment();
  held.environment = relay;
});

function UserScreen({ queryRef }: ScreenProps<GetCurrentUser>) {
  return <h1>{usePreloadedQuery<GetCurrentUser>(query, queryRef).currentUser?.name}</h1>;
}

function GuardedScreen({ queryRef }: GuardedScreenProps<GetCurrentUser>) {
  return queryRef ? <UserScreen queryRef={queryRef} /> : <p>Not for you</p>;
}

function renderScreen() {
  const load = vi.fn<() => Promise<{ default: typeof UserScreen }>>(async () => ({ default: UserScreen }));
  return { load, router: renderRoute(screen<GetCurrentUser>({ query, load, fallback: <p>Loading</p> })) };
}

function renderRoute(route: ReturnType<typeof screen>) {
  const router = createMemoryRouter(
    [
      { path: '/user/:id?', ...route, hydrateFallbackElement: <p>Loading</p> },
      { path: '/other', element: <p>Other</p> },
    ],
    { initialEntries: ['/user'] },
  );
  render(
    <StrictMode>
      <RelayEnvironmentProvider environment={relay}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
  return router;
}

const answer = (name: string) =>
  act(async () =>
    relay.mock.resolveMostRecentOperation((o) => MockPayloadGenerator.generate(o, { User: () => ({ name }) })),
  );

describe('screen', () => {
  it('asks for code and data together, and shows the fallback until both are there', async () => {
    const { load } = renderScreen();

    expect(await page.findByText('Loading')).toBeInTheDocument();
    expect(load).toHaveBeenCalled();
    expect(relay.mock.getAllOperations()).toHaveLength(1);
    await answer('Maya');

    expect(await page.findByRole('heading', { name: 'Maya' })).toBeInTheDocument();
  });

  it('asks again only when the variables change, or the same address is wanted again', async () => {
    const { router } = renderScreen();
    await page.findByText('Loading');
    await answer('Maya');
    await page.findByRole('heading', { name: 'Maya' });

    await act(() => router.navigate('/user?tab=two'));
    expect(relay.mock.getAllOperations()).toHaveLength(0);
    await act(() => router.navigate('/user?tab=two', { replace: true }));
    expect(relay.mock.getAllOperations()).toHaveLength(1);
  });

  it('does not ask again when the same address is pressed twice before its answer has come', async () => {
    const { router } = renderScreen();
    await page.findByText('Loading');

    await act(() => router.navigate('/user'));
    expect(relay.mock.getAllOperations()).toHaveLength(1);
    await answer('Maya');

    expect(await page.findByRole('heading', { name: 'Maya' })).toBeInTheDocument();
    await act(() => router.navigate('/user'));
    expect(relay.mock.getAllOperations()).toHaveLength(1);
  });

  it('asks for nothing until the person may have it', async () => {
    let isPermitted = false;
    const router = renderRoute(
      screen<GetCurrentUser>({ query, when: () => isPermitted, load: async () => ({ default: GuardedScreen }) }),
    );
    expect(await page.findByText('Not for you')).toBeInTheDocument();
    expect(relay.mock.getAllOperations()).toHaveLength(0);

    isPermitted = true;
    await act(() => router.revalidate());
    await answer('Maya');

    expect(await page.findByRole('heading', { name: 'Maya' })).toBeInTheDocument();
  });

  it('starts what its parts ask for with each navigation; a part there takes that, and asks again under another key', async () => {
    function Part() {
      const [key, setKey] = useState(0);
      const { currentUser } = useLazyLoadQuery<GetCurrentUser>(query, {}, partPolicy(key));
      return <button onClick={() => setKey(key + 1)}>{currentUser?.name}</button>;
    }
    const router = renderRoute(
      plainScreen({
        load: async () => ({ default: Part }),
        parts: [{ query: currentUser }, { query: prices, when: () => false }],
      }),
    );
    await waitFor(() => expect(relay.mock.getAllOperations()).toHaveLength(1));
    await answer('Maya');

    const part = await page.findByText('Maya');
    expect(relay.mock.getAllOperations()).toHaveLength(0);
    act(() => part.click());
    expect(relay.mock.getAllOperations()).toHaveLength(1);
    await answer('Maja');

    await act(() => router.navigate('/other'));
    await act(() => router.navigate('/user'));
    expect(relay.mock.getAllOperations()).toHaveLength(1);
  });
});
