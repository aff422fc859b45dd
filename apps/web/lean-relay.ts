import type { Plugin } from 'vite';

/** Modules of Relay's that only its lists of everything name, or a flag that is off. None is of use by what it imports. */
const UNUSED = [
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  // Of ENABLE_ACTIVITY_COMPATIBILITY: false. The flag is on by default.
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
];

/** Leaves parts of Relay out of the build that a bundler cannot: its packages are CommonJS. Who calls one is told so. */
export function leanRelay(): Plugin {
  const missing = new Set(UNUSED);
  return {
    name: 'parley-lean-relay',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/(react-relay|relay-runtime)\/lib\// },
      handler(id) {
        const name = UNUSED.find((unused) => id.endsWith(`/${unused}.js`));
        if (!name) return null;
        missing.delete(name);
        return `module.exports = () => { throw new Error('lean-relay.ts leaves out ${name}.'); };`;
      },
    },
    buildEnd() {
      if (missing.size > 0) this.warn(`Relay no longer has ${[...missing].join(', ')}: see lean-relay.ts.`);
    },
  };
}
