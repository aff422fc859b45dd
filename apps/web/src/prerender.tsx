import './prerenderWindow.ts';
import { parentPort } from 'node:worker_threads';
import { renderToString } from 'react-dom/server';
import { ahead } from '#app/ahead.ts';
import { inboxAhead } from '#app/frameAhead.tsx';
import { isPublicScreen } from '#app/isPublicScreen.ts';
import inboxStyles from '#app/inbox.css?inline';
import styles from '#app/public.css?inline';
import rowsAhead from 'script:#dashboard/inbox/list/drawRowsAhead.ts';
import { PublicApp } from '#app/PublicApp.tsx';
import { loadPublicScreen } from '#app/publicScreens.tsx';
import { paths } from '#router/paths.ts';

/*
 * Run by the static server when it starts, with its configuration: the styles of the public screens, the markup of those
 * that begin with no more than their path, none for those that begin in the browser, and what other screens begin with.
 */
const screens = [paths.login, paths.signup, paths.forgotPassword].filter(isPublicScreen);
await Promise.all(screens.map(loadPublicScreen));
const plain = [paths.forgotPasswordSuccess, paths.resetPassword];
/** What a screen needs besides the code of all public ones; the page asks for it, too. */
const sources = {
  [paths.signup]: 'src/auth/SignupScreen.tsx',
  [paths.forgotPassword]: 'src/auth/ForgotPasswordScreen.tsx',
};

const result = {
  styles,
  screens: Object.fromEntries([...screens.map((path) => [path, markupAt(path)]), ...plain.map((path) => [path, ''])]),
  sources,
  ahead,
  frames: { [paths.inbox]: { markup: inboxAhead(), styles: inboxStyles, script: rowsAhead } },
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
