import { preact } from '@preact/preset-vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';
import { chatConfig } from '../../scripts/runtimeConfig.mjs';
import { runtimeConfigPlugin } from '../../scripts/runtimeConfigPlugin.mjs';
import { widgetPlugin } from './widget/devPlugin.mjs';

/** What comes later imports little that is not there by then: naming it beforehand costs each visitor more than it saves. */
const inPageAlone = (_file: string, imported: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? imported : [];

export default defineConfig({
  plugins: [
    preact({ devToolsEnabled: false, reactAliasesEnabled: false }),
    tailwindcss(),
    runtimeConfigPlugin(chatConfig()),
    widgetPlugin(chatConfig()),
  ],
  server: { port: Number(process.env.CHAT_PORT ?? 3001), strictPort: true },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: inPageAlone },
  },
  // The test files of a worker share the loaded modules: loading them took most of the time.
  test: { setupFiles: ['src/testing/setup.ts'], restoreMocks: true, isolate: false },
});
