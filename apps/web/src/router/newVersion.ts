import { create } from 'zustand';
import { compareBuilds } from './compareBuilds.ts';

/** However often somebody comes back to the page, the server is asked for its build once in this time. */
const PAUSE_MS = 15 * 60_000;

/** Whether the server has another build than the one that runs here. */
export const useNewVersion = create<{ isReady: boolean }>(() => ({ isReady: false }));

/** Notices new builds from now on: when somebody comes back to the page, and when code of this build is gone. Answers how to stop. */
export function followNewVersions(): () => void {
  let askedAt = Date.now();

  async function ask() {
    askedAt = Date.now();
    if ((await compareBuilds()) === 'newer') useNewVersion.setState({ isReady: true });
  }
  function askOnReturn() {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= PAUSE_MS) void ask();
  }
  const askAtOnce = () => void ask();

  window.addEventListener('focus', askOnReturn);
  document.addEventListener('visibilitychange', askOnReturn);
  window.addEventListener('vite:preloadError', askAtOnce);
  return () => {
    window.removeEventListener('focus', askOnReturn);
    document.removeEventListener('visibilitychange', askOnReturn);
    window.removeEventListener('vite:preloadError', askAtOnce);
  };
}
