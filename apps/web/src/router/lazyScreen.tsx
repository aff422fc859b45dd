import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A screen whose code comes when `load` is first called. Unlike React's own `lazy`, a screen whose code is here already
 * renders at once, so that a boundary of its own does not flash its fallback.
 */
export function lazyScreen<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | null = null;

  async function loadOnce() {
    const module = await load();
    loaded = module.default;
    return module;
  }
  const Lazy: ComponentType<Props> = lazy(loadOnce);

  function Screen(props: Props) {
    // Stays with the one it began with: another type would mount the screen anew.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }

  return { Screen, load: loadOnce };
}

let screens = 0;

/** Each screen stands in a boundary of its own, or React would go on showing the one before for as long as it waits. */
export function nextScreenKey(): string {
  screens += 1;
  return `screen ${screens}`;
}
