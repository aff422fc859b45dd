const running = new Map<string, Promise<unknown>>();

/** Does what has to do with `key` one after the other, in the order in which it was asked for. */
export async function withKeyLock<T>(key: string, act: () => Promise<T>): Promise<T> {
  const before = running.get(key);
  const mine = (async () => {
    await before?.catch(() => null);
    return act();
  })();
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
