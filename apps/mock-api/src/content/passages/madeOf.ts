import type { Passage } from '@parley/db';
import * as v from 'valibot';

/** A passage as it was cut from its article, under its heading. */
export const saying = ({ heading, text }: Pick<Passage, 'heading' | 'text'>): string => `${heading}\n\n${text}`;

const Sayings = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** What of the article a passage stands for: itself, or what it was before somebody changed it. */
export const sayingsOf = (passage: Pick<Passage, 'heading' | 'text' | 'isEdited' | 'madeOf'>): string[] =>
  passage.isEdited ? v.parse(Sayings, passage.madeOf) : [saying(passage)];

/** What an edited passage remembers of those that it is made of. */
export const madeOf = (...passages: Parameters<typeof sayingsOf>[0][]) => ({
  isEdited: true,
  madeOf: JSON.stringify([...new Set(passages.flatMap((passage) => sayingsOf(passage)))]),
});
