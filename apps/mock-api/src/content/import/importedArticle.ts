import type { User } from '@parley/db';
import type { By } from '#audit/audit.ts';

/** An import that goes on. */
export type Importing = {
  importId: string;
  clientId: string;
  /** Null: has left meanwhile. */
  author: User | null;
  /** As the audit log says it. */
  who: By | null;
  at: Date;
};

/** A picture in a text that is imported stands as this address until it has one of its own. */
export const picturePlace = (number: number) => `/import-picture/${number}`;
/** And another article that it links to as this id. */
export const articlePlace = (path: string) => `import-${Buffer.from(path).toString('base64url')}`;

/** An article as a file of an import has it. */
export type ImportedArticle = {
  /** Of the file, within the zip. */
  path: string;
  title: string;
  summary: string;
  /** Blank: of its title. */
  slug: string;
  /** BCP 47, or whatever it says there; blank: nothing. */
  language: string;
  tags: readonly string[];
  /** At most two, the second in the first. */
  categories: readonly string[];
  /** Clean HTML with places for pictures and articles. */
  html: string;
  /** What stands in those places, by their number. */
  pictures: readonly Uint8Array[];
  /** The files that it links to. */
  links: readonly string[];
  /** What was left out of it, as sentences. */
  notes: readonly string[];
};

export type SkippedFile = { path: string; reason: string };
export type ReadImport = { articles: ImportedArticle[]; skipped: SkippedFile[] };
