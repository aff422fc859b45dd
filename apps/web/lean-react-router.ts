import type { Plugin } from 'vite';
import { leanLibrary, type Replaced } from './leanLibrary.ts';

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

/** Of the rest, by what it is. */
const REPLACED = {
  components: [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  'class components': [/= (class extends React\d*\.Component \{[\s\S]*?^\});$/gm, '= /* @__PURE__ */ (() => $1)();'],
  'display names': [/^\w+\.displayName = "[^"]*";$/gm, ''],
  warnings: [/^( *)(?:warning|warnOnce)\((?:.*\);|\n[\s\S]*?^\1\);)$/gm, ''],
  fetchers: [/^  fetchLoadMatches\.forEach\([\s\S]*?^  \}\);$/gm, ''],
  'view transitions': [/!viewTransitionOpts \|\| !isViewTransitionAvailable/g, 'true'],
} satisfies Replaced;

/**
 * Lets the bundler leave out what nobody uses of react-router: a call at the top of a module, a class of its own kind, and a
 * name given afterwards look to it like something that must happen, and parts of it are called for in vain.
 */
export const leanReactRouter = (): Plugin =>
  leanLibrary({
    library: 'react-router',
    files: /node_modules\/react-router\/dist\/production\//,
    apply: 'build',
    unused: UNUSED,
    constant: CONSTANT,
    replaced: REPLACED,
  });
