import { useEffect, useState } from 'preact/hooks';
import type { Store } from '#chat/store.ts';

/** The store's value, up to date at every render. */
export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(store.get);
  useEffect(() => {
    const take = () => setValue(() => store.get());
    // Something may have happened between the first render and now.
    take();
    return store.subscribe(take);
  }, [store]);
  return value;
}
