import { blockAudience, type BlockAudience } from '@parley/assistant-config/configSchema';
import { describeCondition, describeGoal, describeWaiting } from '@parley/assistant-config/describeTrigger';
import { goalSchema, triggerCondition, triggerSchema } from '@parley/assistant-config/triggerSchema';
import * as v from 'valibot';
import type { ValueWords } from '#versioning/describeChange.ts';
import { BLOCK_VISITORS } from './choices.ts';
import { languageName } from './languageName.ts';

/** What a whole part of a configuration says in lists of changes, as its own screen does. */
export const configValue: ValueWords = (value, path) => {
  const place = path.filter((key) => !/^(#|\d)/.test(key)).join('.');
  if (place === 'homePage.blocks.shownTo' && v.is(blockAudience, value)) return audienceInWords(value) ?? 'Everybody';
  if (place === 'homePage.blocks.shownTo.pages' && v.is(blockAudience.entries.pages, value)) {
    return pagesInWords(value).join(', ') || 'all';
  }
  if (place === 'triggers.items' && v.is(triggerSchema, value)) return describeWaiting(value);
  if (place === 'triggers.items.conditions' && v.is(triggerCondition, value)) return describeCondition(value);
  if (place === 'triggers.items.goal' && v.is(goalSchema, value)) return describeGoal(value);
  return undefined;
};

/** 'Who has not written yet, in German, on /boots*, not on /boots/kids'; null: everybody, everywhere. */
export function audienceInWords({ visitors, languages, pages }: BlockAudience): string | null {
  const tongues = languages.length > 0 ? [`in ${languages.map((tag) => languageName(tag)).join(', ')}`] : [];
  const where = [...tongues, ...pagesInWords(pages)];
  if (visitors === 'All' && where.length === 0) return null;
  const who = BLOCK_VISITORS.find(({ id }) => id === visitors)?.label ?? visitors;
  return [who, ...where].join(', ');
}

const pagesInWords = (pages: BlockAudience['pages']): string[] => [
  ...(pages?.include.length ? [`on ${pages.include.join(', ')}`] : []),
  ...(pages?.exclude.length ? [`not on ${pages.exclude.join(', ')}`] : []),
];
