/** The Navigation API, as far as it is used here; not every browser has it. */
type NavigationLike = EventTarget;
const isNavigation = (value: unknown): value is NavigationLike => value instanceof EventTarget;

/** A page often sets its title right after its address. In milliseconds. */
const SETTLES_IN = 100;

/** Calls back after each change of address without a load, as single-page sites make them; answers how to stop. */
export function watchPageViews(onPageView: () => void): () => void {
  let last = location.href;
  let timer = 0;
  const look = () => {
    if (location.href === last) return;
    last = location.href;
    clearTimeout(timer);
    timer = window.setTimeout(onPageView, SETTLES_IN);
  };
  const navigation: unknown = Reflect.get(window, 'navigation');
  const stop = isNavigation(navigation) ? listen(navigation, 'currententrychange', look) : watchHistory(look);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Older browsers: an event tells of going back and on, and nothing of what the page itself does. */
function watchHistory(look: () => void): () => void {
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  history.pushState = (...args) => {
    pushState(...args);
    look();
  };
  history.replaceState = (...args) => {
    replaceState(...args);
    look();
  };
  const stops = ['popstate', 'hashchange'].map((type) => listen(window, type, look));
  return () => {
    Object.assign(history, { pushState, replaceState });
    for (const stop of stops) stop();
  };
}

/** Answers how to stop. */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}
