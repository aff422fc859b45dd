import * as v from 'valibot';

/** All that a URL says of one name, as valibot reads it. What it says badly counts as not said. */
const said = v.array(v.string());

/** Anything typed. */
export function text() {
  return v.pipe(
    said,
    v.transform(([first = '']) => first),
  );
}

/** One of several words, of which `fallback` is not spelt out. */
export function oneOf<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) {
  const find = (word: string | undefined) => words.find((one) => one === word) ?? fallback;
  return v.pipe(
    said,
    v.transform(([first]): Word => find(first)),
  );
}

/** Any of several words, in the order given there, each once. */
export function manyOf<const Word extends string>(words: readonly Word[]) {
  return v.pipe(
    said,
    v.transform((given): readonly Word[] => words.filter((word) => given.includes(word))),
  );
}

/** Ids that only the server can check, each once. */
export function ids() {
  return v.pipe(
    said,
    v.transform((given): readonly string[] => [...new Set(given.filter(Boolean))]),
  );
}

/** Yes or no. */
export function flag(fallback = false) {
  return v.pipe(
    said,
    v.transform(([first]) => (first === '1' ? true : first === '0' ? false : fallback)),
  );
}

/** A page, from 1. */
export function pageNumber() {
  return v.fallback(
    v.pipe(
      said,
      v.transform(([first = '1']) => (/^[1-9]\d*$/.test(first) ? Number(first) : 1)),
      v.safeInteger(),
    ),
    1,
  );
}

/** A day of the calendar such as «2026-11-19»; empty for none. */
export function day() {
  return v.fallback(
    v.pipe(
      said,
      v.transform(([first = '']) => first),
      v.isoDate(),
      v.check(isRealDay),
    ),
    '',
  );
}

function isRealDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}
