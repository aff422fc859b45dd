import type { Plugin } from 'vite';
import { allFound } from './allFound.ts';
import { leftOut, withBodies } from './withBodies.ts';

/** Modules of Relay's that only its lists of everything name, or a flag that is off. None is of use by what it imports. */
const UNUSED = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  // Of ENABLE_ACTIVITY_COMPATIBILITY: false. The flag is on by default.
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  // Of mutations that say in `configs`, not by directives or an updater, what they change.
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  // Of @updatable.
  'relay-runtime/lib/mutations/readUpdatableFragment',
  'relay-runtime/lib/mutations/readUpdatableQuery',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/NormalizationEngine',
  // Of the containers of before 2020.
  'relay-runtime/lib/store/createFragmentSpecResolver',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
];

/** Modules that hold two of a hook, and choose by the flag above: the other one alone. */
const CHOSEN = {
  'react-relay/lib/relay-hooks/useLoadMoreFunction': './useLoadMoreFunction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useQueryLoader': './useQueryLoader_EXPERIMENTAL',
};

/** Modules that are called, but have nothing to do here. */
const IDLE = {
  // Of fields that are computed in the page: Relay's resolvers.
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache': `
    exports.LiveResolverCache = class {
      batchLiveStateUpdates(callback) { callback(); }
      batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
      invalidateDataIDs() {}
      unsubscribeFromLiveResolverRecords() {}
      invalidateResolverRecords() {}
    };`,
};

/** What its code was translated to for browsers that lack loops over iterables and spreading. */
const HELPERS = {
  createForOfIteratorHelper: `module.exports = (iterable) => {
    let iterator, isDone = false, failure = null;
    return {
      s() { iterator = iterable[Symbol.iterator](); },
      n() { const step = iterator.next(); isDone = step.done; return step; },
      e(error) { failure = { error }; },
      f() {
        try { if (!isDone) iterator.return?.(); }
        finally { if (failure) throw failure.error; }
      },
    };
  };`,
  objectSpread2: 'module.exports = (...objects) => Object.assign(...objects);',
  toConsumableArray: 'module.exports = (iterable) => [...iterable];',
};

/**
 * Functions of modules that are used: what is for answers in several parts (@defer, @stream), for code that comes with an answer
 * (@module), for records of several persons, and for fields that are computed in the page. None of it is in our operations.
 */
const UNUSED_OF: Readonly<Record<string, readonly string[]>> = {
  'relay-runtime/lib/store/OperationExecutor': [
    '_normalizeFollowupPayload',
    '_normalizeStreamItem',
    '_processAsyncOptimisticModuleImport',
    '_processDeferResponse',
    '_processFollowupPayload',
    '_processFollowupPayloadWithNormalizationNode',
    '_processIncrementalPlaceholder',
    '_processIncrementalResponses',
    '_processOptimisticModuleImport',
    '_processStreamResponse',
  ],
  'relay-runtime/lib/store/RelayReader': [
    '_createInlineDataOrResolverFragmentPointer',
    '_propagateResolverMetadata',
    '_readActorChange',
    '_readAliasedInlineFragment',
    '_readClientEdge',
    '_readClientSideDirectiveField',
    '_readModuleImport',
    '_readResolverField',
    '_readResolverFieldImpl',
    'extractIdFromResponse',
    'getResolverValue',
  ],
  'relay-runtime/lib/store/RelayResponseNormalizer': [
    '_normalizeActorChange',
    '_normalizeDefer',
    '_normalizeModuleImport',
    '_normalizeStream',
  ],
  'relay-runtime/lib/store/DataChecker': ['_checkActorChange', '_checkModuleImport'],
  'relay-runtime/lib/store/RelayReferenceMarker': [
    '_traverseClientEdgeToClientObject',
    '_traverseModuleImport',
    '_traverseResolverField',
  ],
  'relay-runtime/lib/store/RelayModernRecord': [
    'getActorLinkedRecordID',
    'getResolverLinkedRecordID',
    'getResolverLinkedRecordIDs',
  ],
  'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL': ['handleMissingClientEdge'],
  'react-relay/lib/relay-hooks/readFragmentInternal': ['handleMissingClientEdge'],
};

/** Of the same: what is asked each time, and has no answer. */
const NONE_OF: Readonly<Record<string, readonly string[]>> = {
  'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL': [
    'getMissingClientEdges',
    'getSuspendingLiveResolver',
  ],
  'react-relay/lib/relay-hooks/readFragmentInternal': ['getMissingClientEdges'],
};

/** Leaves parts of Relay out of the build that a bundler cannot: its packages are CommonJS. Who calls one is told so. */
export function leanRelay(): Plugin[] {
  return [usedParts(), usedFunctions(), modernHelpers()];
}

function usedFunctions(): Plugin {
  const known = [UNUSED_OF, NONE_OF].flatMap((parts) => Object.entries(parts));
  const { found, buildEnd } = allFound(
    'Relay',
    known.flatMap(([module, names]) => names.map((name) => `${module} ${name}`)),
  );
  return {
    name: 'parley-lean-relay-functions',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-relay|relay-runtime)\/lib\// },
      handler(code, id) {
        const module = known.map(([name]) => name).find((name) => id.endsWith(`/${name}.js`));
        if (!module) return null;
        const lean = withBodies(code, {
          ...Object.fromEntries((UNUSED_OF[module] ?? []).map((name) => [name, leftOut('lean-relay.ts', name)])),
          ...Object.fromEntries((NONE_OF[module] ?? []).map((name) => [name, 'return null;'])),
        });
        for (const name of lean.found) found(`${module} ${name}`);
        return { code: lean.code, map: null };
      },
    },
    buildEnd,
  };
}

function modernHelpers(): Plugin {
  const { found, buildEnd } = allFound('Relay', Object.keys(HELPERS));
  return {
    name: 'parley-lean-relay-helpers',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/(react-relay|relay-runtime)\/node_modules\/@babel\/runtime\/helpers\// },
      handler(id) {
        const helper = Object.entries(HELPERS).find(([name]) => id.endsWith(`/${name}.js`));
        if (!helper) return null;
        found(helper[0]);
        return helper[1];
      },
    },
    buildEnd,
  };
}

function usedParts(): Plugin {
  const { found, buildEnd } = allFound('Relay', [...UNUSED, ...Object.keys(CHOSEN), ...Object.keys(IDLE)]);
  return {
    name: 'parley-lean-relay',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/(react-relay|relay-runtime)\/lib\// },
      handler(id) {
        const is = (name: string) => id.endsWith(`/${name}.js`);
        const unused = UNUSED.find(is);
        if (unused) {
          found(unused);
          return `const leftOut = () => { throw new Error('lean-relay.ts leaves out ${unused}.'); };
            module.exports = new Proxy(leftOut, { get: () => leftOut });`;
        }
        const chosen = Object.entries(CHOSEN).find(([name]) => is(name));
        if (chosen) {
          found(chosen[0]);
          return `module.exports = require('${chosen[1]}');`;
        }
        const idle = Object.entries(IDLE).find(([name]) => is(name));
        if (!idle) return null;
        found(idle[0]);
        return idle[1];
      },
    },
    buildEnd,
  };
}
