import type { Plugin } from 'vite';

/**
 * For what a plugin knows a library by: `found` notes each of the `names`, and a build that ends without one of them fails.
 * Otherwise an update that calls things differently would bring back what was left out, without a word.
 */
export function allFound(library: string, names: Iterable<string>) {
  const missing = new Set(names);
  const buildEnd: Plugin['buildEnd'] = function buildEnd(error) {
    // Who failed before has not read everything.
    if (error || missing.size === 0) return;
    this.error(`${library} no longer has ${[...missing].join(', ')}. What was to be left out is in the build again.`);
  };
  return { found: (name: string) => void missing.delete(name), buildEnd };
}
