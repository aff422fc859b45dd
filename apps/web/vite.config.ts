import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { webConfig } from '../../scripts/runtimeConfig.mjs';
import { runtimeConfigPlugin } from '../../scripts/runtimeConfigPlugin.mjs';
import { galleryPlugin } from './build/gallery-plugin.ts';
import { relay } from './build/relay-plugin.ts';
import { chunkGroups } from './build/chunkGroups.ts';

const port = Number(process.env.WEB_PORT ?? 3000);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    relay({
      artifacts: path.resolve(import.meta.dirname, 'src/__generated__'),
      root: path.resolve(import.meta.dirname, '../..'),
    }),
    react(),
    tailwindcss(),
    galleryPlugin(),
    // Plain http while developing, so no Secure cookies unless asked for.
    runtimeConfigPlugin(webConfig({ SECURE: 'false', ...process.env })),
  ],
  build: {
    target: 'es2023',
    // Browsers since 2024 know light-dark() by themselves.
    cssTarget: ['chrome125', 'safari17.5', 'firefox128'],
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // A strict Content-Security-Policy forbids data: scripts and fonts, and the preload polyfill is an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: isSsrBuild
        ? { entryFileNames: '[name].js', codeSplitting: false }
        : { codeSplitting: { groups: chunkGroups } },
    },
  },
  // The markup of the pages is made by one file that needs nothing installed.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
}));
