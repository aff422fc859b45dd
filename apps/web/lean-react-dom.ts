import type { Plugin } from 'vite';
import { leanLibrary, type Replaced } from './leanLibrary.ts';

/** Of React's renderer: what only elements that nobody here renders, or hooks that nobody calls, come to. */
const UNUSED = [
  // Of <ViewTransition>.
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'flushAfterMutationEffects',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'recursivelyTraverseAfterMutationEffects',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
  // Of <Fragment ref>.
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // Of <Activity> and <SuspenseList>.
  'commitActivityHydrationCallbacks',
  'cutOffTailIfNeeded',
  'initSuspenseListRenderState',
  'mountActivityChildren',
  'retryActivityComponentWithoutHydrating',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  // Of style sheets and scripts among the elements, and of preload() and its like.
  'acquireResource',
  'getResourcesFromRoot',
  'insertStylesheet',
  'insertStylesheetIntoRoot',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadStylesheet',
  'suspendResource',
  // Of useActionState().
  'dispatchActionState',
  'mountActionState',
  'rerenderActionState',
  'runActionStateAction',
  'updateActionState',
  'updateActionStateImpl',
  // Of elements with a name of one's own.
  'setPropOnCustomElement',
];

/** What is called and answers always the same here. */
const CONSTANT = {
  commitFragmentInstanceDeletionEffects: 'undefined',
  commitFragmentInstanceInsertionEffects: 'undefined',
  getResource: 'null',
  isCustomElement: 'false',
  // Which components an error went through: nobody asks.
  getStackByFiberInDevAndProd: '""',
  // Of what belongs into the head: titles alone.
  isHostHoistableType: '"title" === arguments[0] && 1 !== arguments[2]',
  // Of pictures that a transition waits for.
  maySuspendCommit: 'false',
  waitForCommitToBeReady: 'null',
};

/** Of the rest, by what it is. */
const REPLACED = {
  'view transitions': [/\((\w+) & 335544064\) === \1/g, 'false'],
  'findDOMNode, for what React itself offers to libraries of old': [
    /^ReactDOMSharedInternals\.findDOMNode = function[\s\S]*?^\};$/gm,
    '',
  ],
  'methods of what is left out': [
    /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};$/gm,
    '',
  ],
} satisfies Replaced;

/** Leaves parts of React's renderer out of the build that a bundler cannot, since they are called by what an element is. */
export const leanReactDom = (): Plugin =>
  leanLibrary({
    library: 'react-dom',
    files: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    // The markup is made by another renderer.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    unused: UNUSED,
    constant: CONSTANT,
    replaced: REPLACED,
  });
