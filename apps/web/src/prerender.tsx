import './prerenderWindow.ts';
import { parentPort } from 'node:worker_threads';
import { renderToString } from 'react-dom/server';
import { ahead } from '#app/ahead.ts';
import { renderInboxShell } from '#app/inboxShell.tsx';
import { isPublicScreen } from '#app/isPublicScreen.ts';
import { PublicApp } from '#app/PublicApp.tsx';
import { loadPublicScreen } from '#app/publicScreens.tsx';
import { paths } from '#router/paths.ts';

/*
 * Run by the static server when it starts, with its configuration (see scripts/pages.mjs): answers the markup of the screens
 * that need no more than their path, of the inbox's shell, and what the dashboard's pages ask the API for.
 */
const screens = [paths.login, paths.signup, paths.forgotPassword].filter(isPublicScreen);
await Promise.all(screens.map(loadPublicScreen));

const result = {
  /** By path. Empty for public screens that are only known in the browser. */
  publicMarkup: {
    ...Object.fromEntries(screens.map((path) => [path, markupAt(path)])),
    [paths.forgotPasswordSuccess]: '',
    [paths.resetPassword]: '',
  },
  shells: { [paths.inbox]: renderInboxShell() },
  /** By path, what a public screen needs besides the code of all of them. */
  code: {
    [paths.signup]: 'src/auth/SignupScreen.tsx',
    [paths.forgotPassword]: 'src/auth/ForgotPasswordScreen.tsx',
  },
  ahead,
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has one listener
parentPort?.postMessage(result);

function markupAt(pathname: string): string {
  const spot = { pathname, search: '', state: null };
  const history = {
    spot: () => spot,
    subscribe: () => () => {},
    go: async () => {},
    prepare: () => {},
    follow: () => () => {},
  };
  return renderToString(<PublicApp history={history} />);
}
