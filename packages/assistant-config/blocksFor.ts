import type { BlockAudience } from './configSchema.ts';

/** Who looks at a home page. */
export type HomeVisitor = {
  /** In which the chat speaks to them. */
  language: string;
  /** Whether they have a conversation already. */
  hasWritten: boolean;
};

type Addressed = { shownTo?: BlockAudience | undefined };

/** The blocks of a home page that are for this visitor, in their order. */
export const blocksFor = <T extends Addressed>(blocks: readonly T[], visitor: HomeVisitor): T[] =>
  blocks.filter(({ shownTo }) => shownTo === undefined || isAmong(visitor, shownTo));

function isAmong({ language, hasWritten }: HomeVisitor, { visitors, languages }: BlockAudience): boolean {
  if (languages.length > 0 && !languages.includes(language)) return false;
  return visitors === 'All' || (visitors === 'Returning') === hasWritten;
}
