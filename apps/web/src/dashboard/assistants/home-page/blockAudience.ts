import type { BlockAudience, HomeBlock } from '@parley/assistant-config/configSchema';
import { languageName } from '../editor/languageName.ts';
import { BLOCK_VISITORS } from '../editor/choices.ts';

const EVERYBODY: BlockAudience = { visitors: 'All', languages: [] };

export const audienceOf = ({ shownTo }: HomeBlock): BlockAudience => shownTo ?? EVERYBODY;

/** 'Who has not written yet, in German'; null: everybody. */
export function audienceInWords(block: HomeBlock): string | null {
  const { visitors, languages } = audienceOf(block);
  if (visitors === 'All' && languages.length === 0) return null;
  const who = BLOCK_VISITORS.find(({ id }) => id === visitors)?.label ?? visitors;
  return languages.length === 0 ? who : `${who}, in ${languages.map((tag) => languageName(tag)).join(', ')}`;
}
