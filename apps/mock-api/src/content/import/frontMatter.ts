export type FrontMatter = ReadonlyMap<string, string | readonly string[]>;

const BLOCK = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n?^---[ \t]*\r?$/m;
const MOST_LINES = 200;

/**
 * What stands between lines of `---` at the beginning of a text, and what follows them. Of YAML what front matter is made of: a
 * word or sentence for each key, quoted or not, and lists in brackets or line by line; anything else is passed over.
 */
export function frontMatterOf(text: string): { front: FrontMatter; rest: string } {
  const block = BLOCK.exec(text);
  const front = new Map<string, string | string[]>();
  if (block?.index !== 0) return { front, rest: text };
  let list: string[] | null = null;
  for (const line of (block[1] ?? '').split(/\r?\n/).slice(0, MOST_LINES)) {
    const item = /^\s*-\s+(.+)$/.exec(line)?.[1];
    const [, key, value = ''] = /^([\w-]+)\s*:(?:\s+(.*))?$/.exec(line) ?? [];
    if (item && list) list.push(bare(item));
    else if (key) {
      const given = valueOf(value.trim());
      list = given === '' ? [] : null;
      front.set(key.toLowerCase(), list ?? given);
    } else if (line.trim() !== '' && !/^\s*#/.test(line)) list = null;
  }
  return { front, rest: text.slice(block[0].length).replace(/^(\r?\n)+/, '') };
}

function valueOf(value: string): string | string[] {
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  return list === undefined ? bare(value) : list.split(',').map(bare).filter(Boolean);
}

/** Without its quotes, or the comment that follows it. */
function bare(value: string): string {
  const quoted = /^(["'])(.*)\1/.exec(value.trim());
  if (quoted)
    return (quoted[2] ?? '').replaceAll(/\\(["\\])|''/g, (pair, escaped?: string) => escaped ?? pair.slice(1));
  return value.replace(/\s+#.*$/, '').trim();
}

/** What stands under the first of these keys that says something. */
export function textAt(front: FrontMatter, ...keys: readonly string[]): string {
  const value = keys.map((key) => front.get(key)).find((given) => given !== undefined && given.length > 0);
  return typeof value === 'string' ? value : (value?.join(', ') ?? '');
}

export function listAt(front: FrontMatter, key: string): readonly string[] {
  const value = front.get(key) ?? [];
  return typeof value === 'string'
    ? value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
    : value;
}
