import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { webConfig } from '../../scripts/runtimeConfig.mjs';
import { runtimeConfigPlugin } from '../../scripts/runtimeConfigPlugin.mjs';
import { galleryPlugin } from './gallery-plugin.ts';
import { leanReactRouter } from './lean-react-router.ts';
import { relay } from './relay-plugin.ts';

/** What the sign-in page runs on, together with all that these import. */
const BASE =
  /src\/(main\.tsx|auth\/(PublicForm|PublicFrame|GoogleButton|OrDivider|Terms|FormNotice|ProblemOfForm|useSubmission|fieldChecks)\.|ui\/(TextField|PasswordField|Checkbox|Button)\.)/;

/** What asks who is signed in and keeps the session, without Relay: it starts before everything behind the sign-in. */
const SESSION =
  /src\/(relay\/(http|fetchGraphQL|persistedQueries|postGraphQL|requestGraphQL|sessionErrors)|session\/(arrive|earlyUser|refresh|otherTabs|tokenClaims)|ui\/theme)\.ts/;

/** What every screen behind the sign-in stands in; not what opens on a click and brings libraries of its own. */
const FRAME = new RegExp(
  [
    'node_modules/(react-relay|relay-runtime|graphql-ws|lucide-react)/',
    'src/(relay|session|support-chat)/',
    'src/app/(signedIn|SignedIn)',
    'src/dashboard/[^/]+$',
    // Its folders come with the screens that use them.
    'src/ui/(?!(Drawer|Confirm)Modal|MenuPopover|NavigationSelect|BackLink|PageHeader|TooltipPopup|Badge|Chip|SplitButton|CopyButton|arrowKeys|[a-z-]+/)',
  ].join('|'),
);

const port = Number(process.env.WEB_PORT ?? 3000);

const reactRouter = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');

export default defineConfig(({ command }) => ({
  plugins: [
    relay({
      artifacts: path.resolve(import.meta.dirname, 'src/__generated__'),
      root: path.resolve(import.meta.dirname, '../..'),
    }),
    react(),
    tailwindcss(),
    leanReactRouter(),
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
    manifest: true,
    // A strict Content-Security-Policy forbids data: scripts and fonts, and the preload polyfill is an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely, so that browsers keep it over many versions of ours.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\//,
              priority: 4,
            },
            // What stands around all screens and what the public ones share, together: many small files compress badly.
            { name: 'base', test: BASE, priority: 3 },
            { name: 'session', test: SESSION, priority: 2 },
            { name: 'frame', test: FRAME, priority: 1 },
            { name: 'inbox', test: /src\/(dashboard\/inbox\/(?!inbox\.routes)|ui\/emoji-picker\/EmojiButton)/ },
          ],
        },
      },
    },
  },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
}));
