import type { Plugin } from 'vite';

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

/** Leaves parts of Relay out of the build that a bundler cannot: its packages are CommonJS. Who calls one is told so. */
export function leanRelay(): Plugin {
  const missing = new Set([...UNUSED, ...Object.keys(CHOSEN)]);
  const found = (id: string, name: string) => id.endsWith(`/${name}.js`) && (missing.delete(name), true);
  return {
    name: 'parley-lean-relay',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/(react-relay|relay-runtime)\/lib\// },
      handler(id) {
        const unused = UNUSED.find((name) => found(id, name));
        if (unused) {
          return `const leftOut = () => { throw new Error('lean-relay.ts leaves out ${unused}.'); };
            module.exports = new Proxy(leftOut, { get: () => leftOut });`;
        }
        const chosen = Object.entries(CHOSEN).find(([name]) => found(id, name));
        return chosen ? `module.exports = require('${chosen[1]}');` : null;
      },
    },
    buildEnd() {
      if (missing.size > 0) this.warn(`Relay no longer has ${[...missing].join(', ')}: see lean-relay.ts.`);
    },
  };
}
