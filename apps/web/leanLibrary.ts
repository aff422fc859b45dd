import type { Plugin } from 'vite';
import { allFound } from './allFound.ts';
import { leftOut, withBodies } from './withBodies.ts';

/** What is found and what is put in its place, by what it is. */
export type Replaced = Readonly<Record<string, readonly [pattern: RegExp, replacement: string]>>;

type Lean = {
  library: string;
  /** Those of the library that are made lean. */
  files: RegExp;
  apply: Plugin['apply'];
  /** Functions that nobody comes to: who does is told which. */
  unused: readonly string[];
  /** Functions that answer always the same here, as it is spelt in code. */
  constant: Readonly<Record<string, string>>;
  replaced: Replaced;
};

/** Leaves parts of a library out of the build. A build that does not find one of them fails. */
export function leanLibrary({ library, files, apply, unused, constant, replaced }: Lean): Plugin {
  const bodies = {
    ...Object.fromEntries(unused.map((name) => [name, leftOut(`lean-${library}.ts`, name)])),
    ...Object.fromEntries(Object.entries(constant).map(([name, answer]) => [name, `return ${answer};`])),
  };
  const { found, buildEnd } = allFound(library, [...Object.keys(replaced), ...Object.keys(bodies)]);
  return {
    name: `parley-lean-${library}`,
    apply,
    transform: {
      filter: { id: files },
      handler(code) {
        let lean = code;
        for (const [name, [pattern, replacement]] of Object.entries(replaced)) {
          const before = lean;
          lean = lean.replaceAll(pattern, replacement);
          if (lean !== before) found(name);
        }
        const bare = withBodies(lean, bodies);
        bare.found.forEach(found);
        return { code: bare.code, map: null };
      },
    },
    buildEnd,
  };
}
