/**
 * Runs `work` while no other tab of this browser runs work of the same name. Without Web Locks (old browsers, insecure
 * origins) it just runs: the API's own rules then keep things right, at the cost of a wasted request.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? locks.request(name, work) : work();
}
