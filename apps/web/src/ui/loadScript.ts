/**
 * Runs a script of somebody else in the page, who does not learn from where. Rejects when it does not come in time or cannot
 * be had; then it is taken away again, and may be tried anew.
 */
export function loadScript(url: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settled = new AbortController();
    const { signal } = settled;
    const timer = setTimeout(() => fail(`${url} did not come in time.`), timeoutMs);

    function settle() {
      clearTimeout(timer);
      settled.abort();
    }
    function fail(message: string) {
      settle();
      script.remove();
      reject(new Error(message));
    }

    script.addEventListener('error', () => fail(`${url} could not be loaded.`), { signal });
    script.addEventListener(
      'load',
      () => {
        settle();
        resolve();
      },
      { signal },
    );
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    script.src = url;
    document.head.append(script);
  });
}
