import type { AssistantConfig } from './configSchema.ts';

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
export function replySentence(replyTime: AssistantConfig['team']['replyTime'], minutes: number | null): string | null {
  if (replyTime === 'Hidden') return null;
  if (replyTime === 'Minutes') return 'Usually replies in a few minutes';
  if (replyTime === 'Hours') return 'Usually replies in a few hours';
  if (replyTime === 'Day') return 'Usually replies within a day';
  if (minutes === null) return null;
  const [, said = 'a few days'] = SAID.find(([most]) => minutes <= most) ?? [];
  return `Usually replies within ${said}`;
}
