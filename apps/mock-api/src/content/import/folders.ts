import { slugOf } from '@parley/article-html/text';

type Paths = readonly (readonly string[])[];

/**
 * How many folders all articles lie in that say nothing of them: those that an export wraps around everything. The last folder that
 * all share is a category where there is no other one, unless it is called like the zip.
 */
export function wrappedIn(articles: Paths, zipName: string): number {
  const [first] = articles;
  if (!first) return 0;
  let depth = 0;
  while (
    depth < first.length - 1 &&
    articles.every((parts) => parts.length - 1 > depth && parts[depth] === first[depth])
  ) {
    depth += 1;
  }
  const hasFoldersBeneath = articles.some((parts) => parts.length - 1 > depth);
  const isCalledAsZip = slugOf(first[depth - 1] ?? '') === slugOf(zipName.replace(/\.zip$/i, ''));
  return depth > 0 && !hasFoldersBeneath && !isCalledAsZip ? depth - 1 : depth;
}

const LONGEST_NAME = 60;

/** A folder or a file, as people call it: `02-gear_care` is «Gear care». */
export function nameOfFolder(folder: string): string {
  const spaced = folder
    .replace(/^\d+[-_. )]+(?=\S)/, '')
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return (spaced.charAt(0).toUpperCase() + spaced.slice(1)).slice(0, LONGEST_NAME).trim();
}

/** The categories of an article by its folders, at most the two that nest; `wrapped`: as `wrappedIn` says. */
export const categoriesOf = (parts: readonly string[], wrapped: number): string[] =>
  parts
    .slice(wrapped, -1)
    .map((folder) => nameOfFolder(folder))
    .filter((name) => slugOf(name) !== '')
    .slice(0, 2);
