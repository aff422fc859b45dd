/** Text by key. What the browser refuses to store (private windows, full disk, blocked site data) lives in memory. */
export type TolerantStorage = {
  get: (key: string) => string | null;
  /** Null removes the key. */
  set: (key: string, value: string | null) => void;
  keys: (prefix: string) => string[];
};

/** Wraps `localStorage`, given as a function because merely touching it throws where site data are blocked. */
export function tolerantStorage(open: () => Storage): TolerantStorage {
  const kept = new Map<string, string | null>();

  function attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  }

  return {
    get: (key) => kept.get(key) ?? (kept.has(key) ? null : (attempt((storage) => storage.getItem(key)) ?? null)),
    set: (key, value) => {
      const isStored = attempt((storage) => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        return true;
      });
      if (isStored) kept.delete(key);
      else kept.set(key, value);
    },
    keys: (prefix) => {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)));
      const all = new Set([...(stored ?? []), ...kept.keys()]);
      return [...all].filter((key): key is string => key?.startsWith(prefix) === true && kept.get(key) !== null);
    },
  };
}
