import { replySentence } from '@parley/assistant-config/replySentence';
import type { Availability } from '#api/ChatApi.ts';
import type { ChatConfig } from '#api/chatConfig.ts';
import { t } from '#language/t.ts';
import { backLabel } from './when.ts';
import type { Words } from './words.ts';

/** Whether nobody is there now: as the API said, unless the time to come back has come meanwhile. */
export const isAway = (availability: Availability, now: Date) =>
  !availability.isOpen && (availability.opensAt === null || Date.parse(availability.opensAt) > now.getTime());

/** When somebody is there again, in the visitor's own time, as a sentence; null while somebody is, or where nobody knows. */
export function backSentence(availability: Availability, now = new Date()): string | null {
  if (!availability.opensAt || !isAway(availability, now)) return null;
  return t('Back {when}', { when: backLabel(availability.opensAt, now) });
}

/** What there is to say of when the team answers, in the company's words, and in ours. */
export function teamSentences(
  { replyTime, onlineText, awayText }: Pick<ChatConfig['team'], 'replyTime' | 'onlineText' | 'awayText'>,
  availability: Availability,
  words: Words,
  now = new Date(),
): { own: string; usual: string | null } {
  const isHere = availability?.isSomebodyOnline ? t('Somebody is here now') : '';
  const usual = replySentence(replyTime, availability.replyMinutes);
  return isAway(availability, now)
    ? { own: words.of(awayText), usual: backSentence(availability, now) }
    : { own: words.of(onlineText) || isHere, usual: usual && t(usual) };
}
