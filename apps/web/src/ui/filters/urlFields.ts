/** Makes something of all that a URL says of one name. What it says badly counts as not said. */
export type UrlField<Value> = (said: readonly string[]) => Value;

/** Anything typed. */
export function text(): UrlField<string> {
  return ([first = '']) => first;
}

/** One of several words, of which `fallback` is not spelt out. */
export function oneOf<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>): UrlField<Word> {
  return ([first]) => words.find((word) => word === first) ?? fallback;
}

/** Any of several words, in the order given there, each once. */
export function manyOf<const Word extends string>(words: readonly Word[]): UrlField<readonly Word[]> {
  return (said) => words.filter((word) => said.includes(word));
}

/** Ids that only the server can check, each once. */
export function ids(): UrlField<readonly string[]> {
  return (said) => [...new Set(said.filter(Boolean))];
}

/** Yes or no. */
export function flag(fallback = false): UrlField<boolean> {
  return ([first]) => (first === '1' ? true : first === '0' ? false : fallback);
}

/** A page, from 1. */
export function pageNumber(): UrlField<number> {
  return ([first = '']) => {
    const page = /^[1-9]\d*$/.test(first) ? Number(first) : 1;
    return Number.isSafeInteger(page) ? page : 1;
  };
}

/** A day of the calendar such as «2026-11-19»; empty for none. */
export function day(): UrlField<string> {
  return ([first = '']) => (/^\d{4}-\d{2}-\d{2}$/.test(first) && isRealDay(first) ? first : '');
}

function isRealDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}
