import { readService, type SupportChatService } from './supportChatService.ts';

const TIMEOUT_MS = 15_000;

/**
 * Loads the support chat's script. Rejects when it does not come in time, cannot be had, throws or leaves no service;
 * nothing else on the page notices.
 */
export function loadSupportChat(url: string, timeout = TIMEOUT_MS): Promise<SupportChatService> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settled = new AbortController();
    const { signal } = settled;
    const timer = setTimeout(() => fail('The support chat did not come in time.'), timeout);

    function fail(message: string) {
      clearTimeout(timer);
      settled.abort();
      script.remove();
      reject(new Error(message));
    }

    script.addEventListener('error', () => fail('The support chat could not be loaded.'), { signal });
    script.addEventListener(
      'load',
      () => {
        const service = readService(window.SupportChat);
        if (!service) return fail('The support chat left nothing to start.');
        clearTimeout(timer);
        settled.abort();
        resolve(service);
      },
      { signal },
    );
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    script.src = url;
    document.head.append(script);
  });
}
