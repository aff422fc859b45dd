import { act, render, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { createMemoryRouter, Link, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type ConversationPaneQuery } from '#generated/ConversationPaneQuery';
import { resetUserScope } from '#relay/userScope.ts';
import { connectSession, type SessionPort } from '#relay/sessionPort.ts';
import { prefetchLinks } from './prefetchLinks.ts';
import { redirectTo } from './redirectTo.ts';
import { screen, type ScreenProps } from './screen.tsx';

const held = vi.hoisted(() => ({ environment: undefined as unknown }));
vi.mock('#relay/environment.ts', () => held);

const signedIn: SessionPort = {
  accessToken: () => 'token',
  canRefresh: () => false,
  refresh: async () => 'refused',
  end: () => {},
  isOnLoginPage: () => false,
  verify: async () => {},
};

let relay = createMockEnvironment();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  relay = createMockEnvironment();
  held.environment = relay;
  connectSession(signedIn);
});
afterEach(() => {
  stop();
  resetUserScope();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Pane({ queryRef }: ScreenProps<ConversationPaneQuery>) {
  return <h1>{usePreloadedQuery<ConversationPaneQuery>(query, queryRef).conversation?.id ?? 'Gone'}</h1>;
}

/** Two conversations, a way that leads on to the second, and links to all of them. */
function renderLinks() {
  const load = vi.fn<() => Promise<{ default: typeof Pane }>>(async () => ({ default: Pane }));
  const routes: RouteObject[] = [
    {
      path: '/inbox',
      element: (
        <>
          <Link to="/inbox/one">One</Link>
          <Link to="/inbox/two">Two</Link>
          <Link to="/inbox/latest">Latest</Link>
          <a href="/inbox/two" target="_blank">
            Elsewhere
          </a>
          <Outlet />
        </>
      ),
      children: [
        { path: 'latest', loader: redirectTo('/inbox/two') },
        {
          path: ':id',
          ...screen<ConversationPaneQuery>({
            query,
            load,
            variables: ({ id = '' }) => ({ id, count: 50 }),
            fallback: <p>Loading</p>,
          }),
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/inbox'] });
  render(
    <RelayEnvironmentProvider environment={relay}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  stop = prefetchLinks(routes, () => router.state.location.pathname);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { router, load, user };
}

const asked = () => relay.mock.getAllOperations().map(({ request }) => request.variables['id']);
const rest = (milliseconds = 70) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const answer = () =>
  act(async () => relay.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation)));
const link = (name: string) => page.getByRole('link', { name });

describe('a link that leads to a screen', () => {
  it('asks for its code and its data once the pointer rests on it, and the navigation adopts them', async () => {
    const { user, load } = renderLinks();

    await user.hover(link('One'));
    await rest();
    expect(asked()).toEqual(['one']);
    expect(load).toHaveBeenCalled();
    await answer();
    await user.click(link('One'));

    expect(await page.findByRole('heading')).toBeInTheDocument();
    expect(page.queryByText('Loading')).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it('asks for nothing while the pointer only passes over', async () => {
    const { user } = renderLinks();

    await user.hover(link('One'));
    await rest(30);
    await user.hover(link('Two'));
    await rest();

    expect(asked()).toEqual(['two']);
  });

  it('asks when it is focused', async () => {
    renderLinks();

    act(() => link('Two').focus());
    await rest();

    expect(asked()).toEqual(['two']);
  });

  it('asks at once when it is pressed', async () => {
    const { user } = renderLinks();

    await user.pointer({ keys: '[MouseLeft>]', target: link('One') });

    expect(asked()).toEqual(['one']);
  });

  it('is followed to where it only leads on', async () => {
    const { user } = renderLinks();

    await user.hover(link('Latest'));
    await rest();

    expect(asked()).toEqual(['two']);
  });

  it('asks for nothing that is on the page already', async () => {
    const { user, router } = renderLinks();
    await act(() => router.navigate('/inbox/one'));
    await answer();

    await user.hover(link('One'));
    await rest();

    expect(asked()).toEqual([]);
  });

  it('asks for nothing when it opens in another tab', async () => {
    const { user } = renderLinks();

    await user.hover(link('Elsewhere'));
    await rest();

    expect(asked()).toEqual([]);
  });

  it('asks for nothing where data are to be saved, or nobody is signed in', async () => {
    const { user } = renderLinks();
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    await user.hover(link('One'));
    await rest();
    vi.unstubAllGlobals();
    connectSession({ ...signedIn, accessToken: () => null });
    await user.hover(link('Two'));
    await rest();

    expect(asked()).toEqual([]);
  });
});

describe('what was asked for ahead', () => {
  it('is let go when nobody comes for it', async () => {
    const { user } = renderLinks();
    await user.hover(link('One'));
    await rest();

    await rest(30_000);

    expect(asked()).toEqual([]);
  });

  it('is not seen by another person', async () => {
    const { user } = renderLinks();
    await user.hover(link('One'));
    await rest();

    act(() => resetUserScope());

    expect(asked()).toEqual([]);
  });

  it('is asked for again by the navigation when it failed', async () => {
    const { user } = renderLinks();
    await user.hover(link('One'));
    await rest();
    await act(async () => relay.mock.rejectMostRecentOperation(new Error('The server is busy.')));

    await user.click(link('One'));
    expect(await page.findByText('Loading')).toBeInTheDocument();
    expect(asked()).toEqual(['one']);
    await answer();

    expect(await page.findByRole('heading')).toBeInTheDocument();
  });

  it('is let go when another navigation comes in between', async () => {
    const { router } = renderLinks();

    await act(async () => {
      void router.navigate('/inbox/one');
      await router.navigate('/inbox/two');
    });

    expect(asked()).toEqual(['two']);
  });
});
