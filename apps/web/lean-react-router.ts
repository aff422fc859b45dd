import type { Plugin } from 'vite';

const COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAME = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler leave out the components of react-router that nobody uses: a call at the top of a module, and a name
 * given afterwards, look to it like something that must happen.
 */
export function leanReactRouter(): Plugin {
  return {
    name: 'parley-lean-react-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({ code: code.replaceAll(COMPONENT, '= /* @__PURE__ */ $1').replaceAll(NAME, ''), map: null }),
    },
  };
}
