import { useState } from 'react';
import type { Option } from '#ui/controls/option.ts';

/** The draft's place among the numbers of versions: after all of them. */
export const DRAFT = Infinity;
const BEFORE_IT = 'before-it';

/** Said in place of a comparison where none is before the shown one. */
export const NONE_BEFORE = 'The first version: there is none before it.';
export const EARLIER_NOT_SHOWN = 'Show earlier versions to compare it.';

type Numbered<Content> = { number: number; content: Content };

/** What one content of a history is compared with: the version before it, or any other that is chosen. */
export type ComparedVersions<Content> = {
  /** The earlier of the two; undefined where nothing is before the shown one. */
  before: Numbered<Content> | undefined;
  after: Numbered<Content> | undefined;
  options: readonly Option[];
  chosen: string;
  choose: (id: string) => void;
};

/** Compares the content of the number `shown` with another one. `versions`: the newest first. */
export function useComparedVersions<Content>(
  shown: number | null,
  draft: Content,
  versions: readonly Numbered<Content>[],
): ComparedVersions<Content> {
  const [chosen, choose] = useState<string>(BEFORE_IT);
  const contents = [{ number: DRAFT, content: draft }, ...versions];
  const index = contents.findIndex(({ number }) => number === shown);
  const others = contents.filter(({ number }) => number !== shown);
  const found = others.find(({ number }) => String(number) === chosen);
  const own = contents[index];
  const other = own && (found ?? contents[index + 1]);
  const isAfter = own && other && other.number > own.number;
  return {
    before: isAfter ? own : other,
    after: isAfter ? other : own,
    options: [
      { id: BEFORE_IT, label: 'The version before it' },
      ...others.map(({ number }) => ({ id: String(number), label: capitalised(versionName(number)) })),
    ],
    chosen: found ? chosen : BEFORE_IT,
    choose,
  };
}

export const versionName = (number: number) => (number === DRAFT ? 'the draft' : `version ${number}`);
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
