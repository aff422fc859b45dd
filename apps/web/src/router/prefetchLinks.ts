import { type RouteObject } from 'react-router-dom';
import { session } from '#relay/sessionPort.ts';
import { prefetch } from './routePreload.ts';

/** Pointer or focus must rest on a link this long: what only passes by asks for nothing. */
const REST_MS = 65;

/**
 * Asks for what a link leads to as soon as somebody is about to follow it: after a rest of pointer or focus, at once when
 * it is touched or pressed. Listens to the whole page, so that every link does it and none has to know. Answers how to stop.
 */
export function prefetchLinks(routes: RouteObject[], currentPath = () => pathOf(window.location)) {
  const listening = new AbortController();
  let resting: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function go(link: HTMLAnchorElement) {
    if (session.accessToken() === null || savesData()) return;
    prefetch(routes, pathOf(link), currentPath());
  }

  function rest(target: EventTarget | null) {
    const link = linkAt(target);
    if (link === resting) return;
    clearTimeout(timer);
    resting = link;
    if (link) timer = setTimeout(() => go(link), REST_MS);
  }

  function press(target: EventTarget | null) {
    const link = linkAt(target);
    clearTimeout(timer);
    if (link) go(link);
  }

  const options = { passive: true, signal: listening.signal };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType !== 'touch' && rest(target),
    options,
  );
  document.addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && rest(null), options);
  document.addEventListener('focusin', ({ target }) => rest(target), options);
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && rest(null), options);
  document.addEventListener('pointerdown', ({ target, button }) => button === 0 && press(target), options);
  document.addEventListener('touchstart', ({ target }) => press(target), options);

  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/** The link of ours around `target` that opens in this tab. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/** The person, or the network, asks to load no more than needed. */
function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
