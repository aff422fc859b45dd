import type { Plugin } from 'vite';
import { allFound } from './allFound.ts';

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

/** Leaves parts of Relay out of the build that a bundler cannot: its packages are CommonJS. Who calls one is told so. */
export function leanRelay(): Plugin[] {
  return [usedParts(), modernHelpers()];
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
