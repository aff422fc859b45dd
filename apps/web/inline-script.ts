import { build, type Plugin } from 'vite';

const PREFIX = 'script:';
const QUERY = '?script';

/** `import code from 'script:./x.ts'`: a module with all that it imports as one script, to stand in a page by itself. */
export function inlineScript(): Plugin {
  return {
    name: 'parley-inline-script',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^script:/ },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(PREFIX.length), importer);
        return found && `${found.id}${QUERY}`;
      },
    },
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const entry = id.slice(0, -QUERY.length);
        this.addWatchFile(entry);
        const bundles = await build({
          configFile: false,
          logLevel: 'error',
          build: {
            write: false,
            target: 'es2023',
            lib: { entry, formats: ['iife'], name: 'script' },
            copyPublicDir: false,
          },
        });
        const [chunk] = [bundles].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
        if (chunk?.type !== 'chunk') return this.error(`${entry} did not become a script.`);
        return `export default ${JSON.stringify(chunk.code)};`;
      },
    },
  };
}
