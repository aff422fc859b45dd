import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * Bundles the API into dist/main.js, which starts in a fraction of the time its sources need. Another folder beside dist
 * may be named, so that a test need not disturb who runs the API from there.
 */
const outdir = process.argv[2] ?? 'dist';
const here = (path) => new URL(path, import.meta.url);

await rm(here(outdir), { recursive: true, force: true });
await build({
  absWorkingDir: here('.').pathname,
  entryPoints: {
    main: 'src/main.ts',
    'workers/vectors': 'src/workers/vectors.ts',
    'workers/articles': 'src/workers/articles.ts',
    'workers/extract': 'src/workers/extract.ts',
    'workers/pages': 'src/workers/pages.ts',
    'workers/passages': 'src/workers/passages.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  // What packages wrote as ES modules is smaller and faster than their CommonJS.
  mainFields: ['module', 'main'],
  target: 'node20',
  sourcemap: 'linked',
  // Native modules and what reads files beside itself stay where npm put them; GraphiQL is 9 MB, and like yazl only imported when
  // somebody asks for it.
  external: [
    'libsql',
    '@libsql/*',
    '@node-rs/argon2',
    'sharp',
    '@graphql-yoga/render-graphiql',
    'yazl',
    '@energetic-ai/*',
  ],
  banner: {
    js: "import { createRequire as parleyCreateRequire } from 'node:module'; const require = parleyCreateRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
// Read at run time, beside the code that reads them.
await cp(here('../../prisma/migrations'), here(`${outdir}/migrations`), { recursive: true });
