import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { webConfig } from '../../scripts/runtimeConfig.mjs';
import { runtimeConfigPlugin } from '../../scripts/runtimeConfigPlugin.mjs';
import { chunkFileNames, startChunks } from './chunks.ts';
import { firstStyles } from './first-styles.ts';
import { galleryPlugin } from './gallery-plugin.ts';
import { inlineScript } from './inline-script.ts';
import { leanLucide } from './lean-lucide.ts';
import { leanReactDom } from './lean-react-dom.ts';
import { leanReactRouter } from './lean-react-router.ts';
import { leanRelay } from './lean-relay.ts';
import { relay } from './relay-plugin.ts';

const port = Number(process.env.WEB_PORT ?? 3000);

const reactRouter = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    relay({
      artifacts: path.resolve(import.meta.dirname, 'src/__generated__'),
      root: path.resolve(import.meta.dirname, '../..'),
    }),
    react(),
    tailwindcss(),
    firstStyles(),
    inlineScript(),
    leanLucide(),
    leanReactDom(),
    leanReactRouter(),
    leanRelay(),
    galleryPlugin(),
    // Plain http while developing, so no Secure cookies unless asked for.
    runtimeConfigPlugin(webConfig({ SECURE: 'false', ...process.env })),
  ],
  resolve: {
    alias: [
      // Leaves Relay's containers of before 2020 out of the bundle: 8 kB.
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // The package names its development files for bundlers in every case.
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: path.join(reactRouter, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: path.join(reactRouter, 'dom-export.mjs') },
          ]
        : []),
    ],
  },
  build: {
    target: 'es2023',
    // Browsers since 2024 know light-dark() by themselves.
    cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // A strict Content-Security-Policy forbids data: scripts and fonts, and the preload polyfill is an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].js', codeSplitting: false } }
      : {
          output: { codeSplitting: { groups: startChunks() }, chunkFileNames },
        },
  },
  // The markup of the public screens is made by one file that needs nothing installed.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
}));
