import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const LIST = path.resolve(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/lucide-react.mjs');
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;

const SHAPES = /node: (\[\s*\[[\s\S]*?\]\s*\]),?\n/;
const KEY = /, key: "[^"]*"/g;
const LEAN_ICON = path.resolve(import.meta.dirname, 'src/ui/leanIcon.ts');

/** Keeps of lucide what is drawn: every page begins with many icons. */
export function leanLucide(): Plugin[] {
  return [eachIconByItself(), shapesAlone()];
}

/**
 * Has each file import the icons it uses, not the list of all of them: only so chunks.ts sees which icons a page begins
 * with, and which come with what opens later.
 */
function eachIconByItself(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'parley-lean-lucide',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = filesByName(readFileSync(LIST, 'utf8'));
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /'lucide-react'/ },
      handler(code) {
        const withFiles = code.replaceAll(IMPORT, (whole, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', local = icon] = name.split(' as ');
              const file = files.get(icon);
              return file ? `import ${local} from 'lucide-react/icons/${file}';` : this.error(`No icon: ${whole}`);
            })
            .join(' '),
        );
        return { code: withFiles, map: null };
      },
    },
  };
}

/** Has each icon made of its shapes by `leanIcon`, without lucide's machinery for settings and frameworks that are not used here. */
function shapesAlone(): Plugin {
  return {
    name: 'parley-lean-lucide-shapes',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code, id) {
        const [, shapes] = SHAPES.exec(code) ?? this.error(`No shapes in ${id}`);
        return {
          code: `import { leanIcon } from '${LEAN_ICON}';
            export default /* @__PURE__ */ leanIcon(${shapes?.replaceAll(KEY, '')});`,
          map: null,
        };
      },
    },
  };
}

/** The list has a line for each icon: `export { default as X, default as XIcon } from './icons/x.mjs';` */
function filesByName(list: string): Map<string, string> {
  const lines = list.matchAll(/^export \{ (default as .*) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
    ),
  );
}
