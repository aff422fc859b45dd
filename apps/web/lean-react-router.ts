import type { Plugin } from 'vite';
import { allFound } from './allFound.ts';

/** Patterns and what is put in their place, by what they find. */
const LEAN: Readonly<Record<string, readonly [RegExp, string]>> = {
  components: [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  'class components': [/= (class extends React\d*\.Component \{[\s\S]*?^\});$/gm, '= /* @__PURE__ */ (() => $1)();'],
  'display names': [/^\w+\.displayName = "[^"]*";$/gm, ''],
  // Of its framework: what `<Link prefetch>` asks the framework's server for, and errors that a server component throws.
  ...Object.fromEntries(
    ['PrefetchPageLinks', 'RSCErrorHandler', 'decodeRouteErrorResponseDigest'].map((name) => [
      name,
      [new RegExp(`^function ${name}\\(`, 'gm'), `function ${name}() { return null; }\nfunction ${name}LeftOut(`],
    ]),
  ),
};

/**
 * Lets the bundler leave out what nobody uses of react-router: a call at the top of a module, a class of its own kind, and a
 * name given afterwards look to it like something that must happen, and parts of the framework are called for in vain.
 */
export function leanReactRouter(): Plugin {
  const { found, buildEnd } = allFound('react-router', Object.keys(LEAN));
  return {
    name: 'parley-lean-react-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler(code) {
        let lean = code;
        for (const [name, [pattern, replacement]] of Object.entries(LEAN)) {
          const before = lean;
          lean = lean.replaceAll(pattern, replacement);
          if (lean !== before) found(name);
        }
        return { code: lean, map: null };
      },
    },
    buildEnd,
  };
}
