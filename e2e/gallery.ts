import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { freePort } from './listening.ts';

const web = fileURLToPath(new URL('../apps/web', import.meta.url));

/** Serves the gallery from the sources, which no build contains. `slot` keeps what runs at the same time apart. */
export async function startGallery(slot: number) {
  const port = await freePort();
  const server = await createServer({
    root: web,
    configFile: `${web}/vite.config.ts`,
    cacheDir: `${web}/node_modules/.vite-e2e-${slot}`,
    logLevel: 'error',
    // Nothing changes while it runs, and a page that reloads by itself would be a race.
    server: { port, strictPort: true, host: '127.0.0.1', hmr: false, watch: null },
    // Looked for anew in each run: a library found only later would make pages fail.
    optimizeDeps: { force: true, entries: ['src/gallery/main.tsx', 'src/gallery/sections/*.tsx'] },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}/gallery.html`, close: () => server.close() };
}
