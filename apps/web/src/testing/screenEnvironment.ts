import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** What the API's libraries compare with their own: jsdom has another of each. */
const OF_NODE = ['ArrayBuffer', 'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'Int8Array'] as const;

/** jsdom, in a process in which the API runs, too: its sources are resolved as Node's, and its bytes are Node's. */
export default {
  ...jsdom,
  name: 'screen',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const own = OF_NODE.map((name) => [name, globalThis[name]] as const);
    const environment = await jsdom.setup(global, options);
    for (const [name, value] of own) global[name] = value;
    return environment;
  },
} satisfies Environment;
