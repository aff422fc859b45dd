import type { Plugin } from 'vite';
import { allFound } from './allFound.ts';
import { leftOut, withBodies } from './withBodies.ts';

/** Of its router: what forms and fetchers call, what scrolls, and what measures it. Nobody here does. */
const UNUSED = [
  'enableScrollRestoration',
  'fetch2',
  'getLoadingFetcher',
  'getRouteInstrumentationUpdates',
  'getTargetedDataStrategyMatches',
  'getUpdatedRevalidatingFetchers',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'instrumentClientSideRouter',
  'queueFetcherForDeletion',
  'resetFetcher',
];

/** What is called and answers always the same here. */
const CONSTANT = {
  // Of fetchers.
  abortStaleFetchLoads: 'false',
  markFetchRedirectsDone: 'false',
  // Of forms.
  getSubmissionFromNavigation: 'undefined',
  getUpdatedActionData: 'undefined',
  normalizeNavigateOptions: '{ path: arguments[1] }',
  // Of routes without code: ours have it in their screens.
  loadLazyRoute: '{}',
  // Of routes whose failures nobody shows: ours begin with one that does.
  DefaultErrorComponent: 'null',
  // Of its framework: what its server has rendered, what `<Link prefetch>` asks it for, what a server component throws.
  parseHydrationData: 'undefined',
  PrefetchPageLinks: 'null',
  RSCErrorHandler: 'null',
  decodeRouteErrorResponseDigest: 'null',
  // Several hooks of each link, of which a screen has many.
  usePrefetchBehavior: '[false, null, {}]',
  useViewTransitionState: 'false',
  persistAppliedTransitions: 'undefined',
  restoreAppliedTransitions: 'undefined',
};

/** What is found and what is put in its place, by what it is. */
const LEAN: Readonly<Record<string, readonly [pattern: RegExp, replacement: string]>> = {
  components: [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  'class components': [/= (class extends React\d*\.Component \{[\s\S]*?^\});$/gm, '= /* @__PURE__ */ (() => $1)();'],
  'display names': [/^\w+\.displayName = "[^"]*";$/gm, ''],
  warnings: [/^( *)(?:warning|warnOnce)\((?:.*\);|\n[\s\S]*?^\1\);)$/gm, ''],
  fetchers: [/^  fetchLoadMatches\.forEach\([\s\S]*?^  \}\);$/gm, ''],
  'view transitions': [/!viewTransitionOpts \|\| !isViewTransitionAvailable/g, 'true'],
};

const BODIES = {
  ...Object.fromEntries(UNUSED.map((name) => [name, leftOut('lean-react-router.ts', name)])),
  ...Object.fromEntries(Object.entries(CONSTANT).map(([name, answer]) => [name, `return ${answer};`])),
};

/**
 * Lets the bundler leave out what nobody uses of react-router: a call at the top of a module, a class of its own kind, and a
 * name given afterwards look to it like something that must happen, and parts of it are called for in vain.
 */
export function leanReactRouter(): Plugin {
  const { found, buildEnd } = allFound('react-router', [...Object.keys(LEAN), ...Object.keys(BODIES)]);
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
        const bare = withBodies(lean, BODIES);
        bare.found.forEach(found);
        return { code: bare.code, map: null };
      },
    },
    buildEnd,
  };
}
