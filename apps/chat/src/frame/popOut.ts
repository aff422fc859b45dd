import { HANDOVER, type Handover } from '#session/takeOver.ts';

const SIZE = 'width=420,height=720';

/**
 * Opens the chat in a window of its own, which may stay while the visitor leaves the site's page. That window has a storage
 * of its own, and asks for `handover`; only it and only on the chat's own origin is answered. False: the browser opens none.
 */
export function popOut(handover: Handover): boolean {
  const address = new URL(location.href);
  address.searchParams.delete('frame');
  address.searchParams.set('handover', '1');
  const opened = window.open(address, '', `popup,${SIZE}`);
  if (!opened) return false;
  window.addEventListener('message', function answer({ source, origin, data }) {
    if (source !== opened || origin !== location.origin || data?.kind !== HANDOVER) return;
    window.removeEventListener('message', answer);
    opened.postMessage({ kind: HANDOVER, handover }, location.origin);
  });
  return true;
}
