import { waitOrWake, type BrowserPage } from '#session/BrowserPage.ts';
import type { LiveConnection, OpenLive } from './LiveConnection.ts';
import { retryDelay } from './retryDelay.ts';

type Load = () => Promise<{ liveSocket: (url: string, page: BrowserPage) => OpenLive }>;

/**
 * `liveSocket`, whose code comes beside the first paint in place of before it. What is to be watched meanwhile is watched once
 * it is there; code that does not come is a line that is lost, and is asked for again.
 */
export function lateSocket(url: string, page: BrowserPage, load: Load = () => import('./liveSocket.ts')): OpenLive {
  let coming: ReturnType<Load> | null = null;
  const ask = () => {
    coming ??= load();
    // Heard where it is waited for.
    coming.catch(() => (coming = null));
    return coming;
  };
  void ask();

  return (options) => {
    const closing = new AbortController();
    async function open(): Promise<LiveConnection | null> {
      for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
        const { liveSocket } = (await ask().catch(() => null)) ?? {};
        if (closing.signal.aborted) return null;
        if (liveSocket) return liveSocket(url, page)(options);
        options.onStatus('lost');
        await waitOrWake(retryDelay(attempt), page);
      }
      return null;
    }
    const opening = open();

    function once(watch: (live: LiveConnection) => () => void) {
      let stop = () => {};
      let isStopped = false;
      async function start() {
        const live = await opening;
        if (live && !isStopped) stop = watch(live);
      }
      void start();
      return () => {
        isStopped = true;
        stop();
      };
    }
    async function close() {
      closing.abort();
      (await opening)?.close();
    }

    return {
      watch: (...args) => once((live) => live.watch(...args)),
      watchConversations: (...args) => once((live) => live.watchConversations(...args)),
      close: () => void close(),
    };
  };
}
