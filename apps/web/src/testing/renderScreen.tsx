import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createRouter } from '#app/createRouter.ts';
import { config } from '#config.ts';
import { giveLayout } from '#dashboard/testing/layout.ts';
import { connectSession } from '#relay/sessionPort.ts';
import { GraphQLRequestError } from '#relay/transport.ts';
import { resetUserScope } from '#relay/userScope.ts';
import { initialAuth } from '#session/auth.slice.ts';
import { sessionForTransport } from '#session/sessionForTransport.ts';
import { dispatch, forgetPerson } from '#session/sessionStore.ts';
import { clearTokens } from '#session/tokenCookies.ts';
import { drawAsInABrowser } from './drawAsInABrowser.ts';
import { startScreenApi, type ScreenApi } from './screenApi.ts';

type Options = {
  /** The email of whoever is signed in; null: nobody. */
  as?: string | null;
  /** In px, for what asks for the width of the window. */
  width?: number;
  /** Sets faults, clock or data before the screen opens. */
  prepare?: (api: ScreenApi) => Promise<unknown>;
};

/** One for all tests of a file; ends with its worker. */
let starting: Promise<ScreenApi> | undefined;
/** Whether the database may differ from the seed. */
let isUsed = false;

/** Opens `path` in the real dashboard, on the real API, as the given person. */
export async function renderScreen(
  path: string,
  { as = 'maya@northwindoutdoor.com', width = 1440, prepare }: Options = {},
) {
  drawAsInABrowser();
  starting ??= startScreenApi();
  const api = await starting;
  if (isUsed) await api.reset();
  isUsed = true;
  await prepare?.(api);
  giveLayout({ width });
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('WebSocket', api.WebSocket);
  vi.stubGlobal('XMLHttpRequest', api.XMLHttpRequest);
  clearTokens(config);
  forgetPerson();
  resetUserScope();
  connectSession(sessionForTransport);
  const accessToken = as ? await api.signIn(as) : null;
  dispatch('auth', () => initialAuth({ accessToken, refreshToken: null }));
  window.history.replaceState(null, '', path);
  const router = createRouter(path);
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} />, { onRecoverableError: sayUnlessRefused });
  return { ...view, api, user, router };
}

/** An answer may refuse what is being drawn: React then draws it once more, as its screen shows a refusal. All else is told. */
function sayUnlessRefused(error: unknown) {
  if (error instanceof Error && error.cause instanceof GraphQLRequestError) return;
  reportError(error);
}
