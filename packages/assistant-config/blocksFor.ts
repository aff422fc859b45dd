import type { BlockAudience } from './configSchema.ts';
import { decidePage, type Pages } from './pagePattern.ts';

/** Who looks at a home page. */
export type HomeVisitor = {
  /** In which the chat speaks to them. */
  language: string;
  /** Whether they have a conversation already. */
  hasWritten: boolean;
  /** The address of the site's page around the chat; null: there is none. */
  page: string | null;
};

type Addressed = { shownTo?: BlockAudience | undefined };

/**
 * The blocks of a home page that are for this visitor, in their order. A chat without a page around it stands on none of the pages
 * of a site: what is for some of them is not shown there, and what is left out on some is.
 */
export const blocksFor = <T extends Addressed>(blocks: readonly T[], visitor: HomeVisitor): T[] =>
  blocks.filter(({ shownTo }) => shownTo === undefined || isAmong(visitor, shownTo));

function isAmong({ language, hasWritten, page }: HomeVisitor, { visitors, languages, pages }: BlockAudience): boolean {
  if (languages.length > 0 && !languages.includes(language)) return false;
  if (pages && !standsOn(page, pages)) return false;
  return visitors === 'All' || (visitors === 'Returning') === hasWritten;
}

const standsOn = (page: string | null, pages: Pages) =>
  page === null ? pages.include.length === 0 : decidePage(page, pages).isIncluded;
