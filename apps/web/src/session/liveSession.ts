import { openLive, restartWithNewToken } from '#relay/subscriptions.ts';
import { refreshSession } from './refresh.ts';
import { useSession } from './sessionStore.ts';
import { msUntilRefresh } from './tokenLife.ts';

/** Keeps the live connection and its token going while somebody is signed in. Answers how to stop. */
export function connectLive(): () => void {
  const closeLive = openLive();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** `isFresh`: the token has just been issued, so its own length counts, whatever this computer's clock says. */
  function planRefresh({ isFresh }: { isFresh: boolean }) {
    clearTimeout(timer);
    const { accessToken, refreshToken } = useSession.getState().auth;
    if (!accessToken || !refreshToken) return;
    const wait = msUntilRefresh(accessToken, isFresh ? null : Date.now());
    if (wait !== null) timer = setTimeout(() => void refreshSession(accessToken), wait);
  }

  planRefresh({ isFresh: false });
  const unsubscribe = useSession.subscribe(({ auth }, before) => {
    if (auth.accessToken === before.auth.accessToken) return;
    planRefresh({ isFresh: true });
    restartWithNewToken();
  });

  return () => {
    clearTimeout(timer);
    unsubscribe();
    closeLive();
  };
}
