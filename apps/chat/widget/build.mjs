import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Builds what sites load: `/widget.js`, a plain script, and the modules that it imports later: what the launcher opens, and the
 * triggers. Answers their texts by their paths.
 */
export async function buildWidget() {
  const widget = hashed('widget', await bundle('widget.ts', 'es'));
  const triggers = hashed('triggers', await bundle('triggers/triggers.ts', 'es'));
  const names = { WIDGET_PART: JSON.stringify(widget.name), TRIGGERS_PART: JSON.stringify(triggers.name) };
  return {
    'widget.js': await bundle('loader.ts', 'iife', names),
    [widget.name]: widget.code,
    [triggers.name]: triggers.code,
  };
}

const hashed = (name, code) => {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { name: `assets/${name}-${hash}.js`, code };
};

async function bundle(entry, format, define = {}) {
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define,
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        minify: true,
        rolldownOptions: {
          input: here(entry),
          preserveEntrySignatures: 'strict',
          output: { format, codeSplitting: false },
        },
      },
    }),
  ].flat();
  return built.output[0].code;
}

/** Writes the files into a folder that is served. */
async function writeWidget(directory) {
  for (const [name, code] of Object.entries(await buildWidget())) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), code);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeWidget(process.argv[2]);
