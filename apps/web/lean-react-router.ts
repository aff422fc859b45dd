import type { Plugin } from 'vite';

const COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const CLASS = /= (class extends React\d*\.Component \{[\s\S]*?^\});$/gm;
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** Of its framework: what `<Link prefetch>` asks the framework's server for, and errors that a server component throws. */
const FRAMEWORK = /^function (PrefetchPageLinks|RSCErrorHandler|decodeRouteErrorResponseDigest)\(/gm;

/**
 * Lets the bundler leave out what nobody uses of react-router: a call at the top of a module, a class of its own kind, and a
 * name given afterwards look to it like something that must happen, and parts of the framework are called for in vain.
 */
export function leanReactRouter(): Plugin {
  return {
    name: 'parley-lean-react-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(COMPONENT, '= /* @__PURE__ */ $1')
          .replaceAll(CLASS, '= /* @__PURE__ */ (() => $1)();')
          .replaceAll(NAME, '')
          .replaceAll(FRAMEWORK, 'function $1() { return null; }\nfunction $1LeftOut('),
        map: null,
      }),
    },
  };
}
