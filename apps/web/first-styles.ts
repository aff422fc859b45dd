import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { withoutFallbacks, withoutLater } from './lean-styles.ts';

const LIST = '.vite/first-modules.json';
/** The chunks that the inbox begins with, as chunks.ts calls them. */
const FIRST_CHUNKS = ['base', 'app'];
const STYLES = path.resolve(import.meta.dirname, 'src/app/inbox.css');

/**
 * The styles of what the inbox begins with, small enough to stand in its page: those that are spelt in the modules of its
 * first chunks. The build for browsers notes which modules these are, and the build of the markup after it makes the styles.
 */
export function firstStyles(): Plugin[] {
  let outDir = '';
  const modules = (): string[] => JSON.parse(readFileSync(path.join(outDir, '..', LIST), 'utf8'));
  return [
    {
      name: 'parley-first-modules',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle(_, bundle) {
        const modules = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && FIRST_CHUNKS.includes(file.name) ? file.moduleIds : [],
        );
        const own = modules.filter((id) => /\/src\/.*\.tsx?$/.test(id) && !id.includes('node_modules'));
        if (own.length === 0) this.error('The inbox begins with no module: see first-styles.ts.');
        this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(own.toSorted()) });
      },
    },
    {
      name: 'parley-first-styles',
      apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
      enforce: 'pre',
      configResolved({ root, build }) {
        outDir = path.resolve(root, build.outDir);
      },
      load: {
        filter: { id: /\/src\/app\/inbox\.css/ },
        handler() {
          const sources = modules().map((file) => `@source '${file}';`);
          return [readFileSync(STYLES, 'utf8'), ...sources].join('\n');
        },
      },
      // After Tailwind's own: see vite.config.ts.
      transform: {
        filter: { id: /\/src\/app\/(?:inbox|public)\.css/ },
        handler(css, id) {
          const lean = withoutFallbacks(css);
          if (id.includes('public.css')) return lean;
          return withoutLater(
            lean,
            modules()
              .map((file) => readFileSync(file, 'utf8'))
              .join('\n'),
          );
        },
      },
    },
  ];
}
