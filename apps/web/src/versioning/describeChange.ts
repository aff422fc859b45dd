import { changesBetween, type Change, type Json, type Path } from '@parley/versioning/changesBetween';
import { markedText, type TextPart } from './markedText.ts';

/** One change as people read it. `parts`: where a changed text differs; null: it is read whole. `moved`: what has moved. */
export type ChangeWords = {
  place: string;
  kind: Change['kind'];
  before: string | null;
  after: string | null;
  parts: readonly TextPart[] | null;
  moved: string | null;
};

/**
 * Names of single fields where their key does not say it well, by the key, or by the keys of all that it lies in: `team.shows`.
 * Blank: what it lies in says it.
 */
export type FieldWords = Readonly<Record<string, string>>;

/** A content of the same shape, with what people read in place of ids and of the names of choices. */
export type Readable = (content: Json) => Json;

/** What a value, as it is stored, says to people where that is not what it consists of; undefined: the usual words, null: none. */
export type ValueWords = (value: Json, path: Path) => string | null | undefined;

/** In characters: of a text that is new or gone, and of what somebody would recognise of several. */
const LONGEST_TEXT = 240;
const LONGEST_LIST = 80;

/** What is different between two contents. They are compared as they are: two ids may read the same. */
export function describeChanges(
  before: Json,
  after: Json,
  words: FieldWords,
  { readable = (content) => content, valueWords }: { readable?: Readable; valueWords?: ValueWords } = {},
): ChangeWords[] {
  const [earlier, later] = [readable(before), readable(after)];
  return changesBetween(before, after).map((change) =>
    describeChange(change, [later, earlier], words, (value, side) => {
      const own = valueWords?.(value, change.path);
      return own === undefined ? inWords(valueAt(change.path, side === 'before' ? earlier : later)) : own;
    }),
  );
}

/** What a change is called: where it is, and what was and is there. `contents` give entries of lists their names. */
export function describeChange(
  change: Change,
  contents: readonly Json[],
  words: FieldWords,
  said: (value: Json, side: 'before' | 'after') => string | null = inWords,
): ChangeWords {
  const place = describePath(change.path, contents, words);
  if (change.kind === 'Moved') {
    return {
      place,
      kind: 'Moved',
      before: `place ${change.before + 1}`,
      after: `place ${change.after + 1}`,
      parts: null,
      moved: short(said(valueAt(change.path, contents[0] ?? null), 'after')),
    };
  }
  const before = 'before' in change ? said(change.before, 'before') : null;
  const after = 'after' in change ? said(change.after, 'after') : null;
  const isWhole = before !== null && after !== null;
  return {
    place,
    kind: change.kind,
    before: isWhole ? before : short(before),
    after: isWhole ? after : short(after),
    parts: isWhole ? markedText(before, after) : null,
    moved: null,
  };
}

/** `Appearance · Launcher · Size`. */
export function describePath(path: Path, contents: readonly Json[], words: FieldWords): string {
  return path
    .map((key, index) => nameOf(key, path.slice(0, index), contents, words))
    .filter(Boolean)
    .join(' · ');
}

function nameOf(key: string, above: Path, contents: readonly Json[], words: FieldWords): string {
  const place = [...above, key].filter((one) => !isEntry(one)).join('.');
  const own = isEntry(key) ? null : (words[place] ?? words[key]);
  if (own !== null && own !== undefined) return own;
  if (key.startsWith('#')) return entryName([...above, key], contents) ?? 'an entry';
  if (/^\d+$/.test(key)) return `No. ${Number(key) + 1}`;
  if (isLanguage(key)) return languageName(key);
  return inSentenceCase(key.replace(/^(is|shows|has)(?=[A-Z])/, ''));
}

/** Of a list, by its id or its place. */
const isEntry = (key: string) => key.startsWith('#') || /^\d+$/.test(key);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const isLanguage = (key: string) => /^[a-z]{2}(-[A-Z]|$)/.test(key);

function languageName(tag: string): string {
  try {
    return languageNames.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** `isHiddenOnPhones` reads `Hidden on phones`. */
export function inSentenceCase(key: string): string {
  const spaced = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What an entry of a list calls itself. */
function entryName(path: Path, contents: readonly Json[]): string | null {
  for (const content of contents) {
    const entry = valueAt(path, content);
    if (!isFields(entry)) continue;
    for (const key of ['name', 'title', 'label', 'type']) {
      const value = entry[key];
      const text = isFields(value) ? Object.values(value)[0] : value;
      if (typeof text === 'string' && text.trim()) return key === 'type' ? inSentenceCase(text) : text;
    }
  }
  return null;
}

const valueAt = (path: Path, content: Json): Json => path.reduce<Json | undefined>(step, content) ?? null;

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function step(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) {
    return value.find((entry: Json) => isFields(entry) && entry.id === key.slice(1)) ?? value[Number(key)];
  }
  return isFields(value) ? value[key] : undefined;
}

function inWords(value: Json): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const texts = textsIn(value);
  if (texts.length > 1) return short(texts.join(', '), LONGEST_LIST);
  return texts[0] ?? null;
}

/** What somebody would recognise of a whole entry: its texts, without its id and kinds. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return value.trim() && !value.startsWith('/assistants/') ? [value] : [];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, Json | undefined]) =>
    key === 'id' || key === 'type' || inner === undefined ? [] : textsIn(inner),
  );
}

const short = (text: string | null, longest = LONGEST_TEXT) =>
  text !== null && text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
