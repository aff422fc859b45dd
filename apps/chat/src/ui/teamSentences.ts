import type { Availability } from '#api/ChatApi.ts';
import type { ChatConfig } from '#api/chatConfig.ts';
import { backLabel } from './when.ts';
import type { Words } from './words.ts';

/** Up to how many minutes one says what. */
const SAID: readonly (readonly [number, string])[] = [
  [5, 'five minutes'],
  [10, 'ten minutes'],
  [15, 'a quarter of an hour'],
  [30, 'half an hour'],
  [60, 'an hour'],
  [120, 'two hours'],
  [360, 'a few hours'],
  [1440, 'a day'],
];

/** How soon visitors are usually answered, as a sentence; null: that is not said, or not known. */
export function replySentence(replyTime: ChatConfig['team']['replyTime'], minutes: number | null): string | null {
  if (replyTime === 'Hidden') return null;
  if (replyTime === 'Minutes') return 'Usually replies in a few minutes';
  if (replyTime === 'Hours') return 'Usually replies in a few hours';
  if (replyTime === 'Day') return 'Usually replies within a day';
  if (minutes === null) return null;
  const [, said = 'a few days'] = SAID.find(([most]) => minutes <= most) ?? [];
  return `Usually replies within ${said}`;
}

/** Whether nobody is there now: as the API said, unless the time to come back has come meanwhile. */
export const isAway = (availability: Availability | null, now: Date) =>
  availability !== null &&
  !availability.isOpen &&
  (availability.opensAt === null || Date.parse(availability.opensAt) > now.getTime());

/** When somebody is there again, in the visitor's own time, as a sentence; null while somebody is, or where nobody knows. */
export function backSentence(availability: Availability | null, now = new Date()): string | null {
  if (!availability?.opensAt || !isAway(availability, now)) return null;
  return `Back ${backLabel(availability.opensAt, now)}`;
}

/** What there is to say of when the team answers, in the company's words, and in ours. */
export function teamSentences(
  { replyTime, onlineText, awayText }: ChatConfig['team'],
  availability: Availability | null,
  words: Words,
  now = new Date(),
): { own: string; usual: string | null } {
  const isHere = availability?.isSomebodyOnline ? 'Somebody is here now' : '';
  return isAway(availability, now)
    ? { own: words.of(awayText), usual: backSentence(availability, now) }
    : { own: words.of(onlineText) || isHere, usual: replySentence(replyTime, availability?.replyMinutes ?? null) };
}
