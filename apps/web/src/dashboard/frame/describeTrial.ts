import { count } from '#ui/format.ts';

/** From here on the trial is about to end. */
const ENDING_DAYS = 3;
/** From this share of the allowance on, messages are about to run out. */
const NEARLY_USED = 0.9;

export type Trial = { daysRemaining: number; messagesRemaining: number };

export type TrialDescription = {
  /** What is left in days; `strong` of it stands out. */
  strong: string;
  rest: string;
  messages: string | null;
  /** How much of the allowance is used, from 0 to 1; null where the plan's allowance is not known. */
  usedShare: number | null;
  /** Something has to be done about it soon, or already. */
  isUrgent: boolean;
  hasEnded: boolean;
};

/** The trial in words, beside the plan's monthly allowance of messages. */
export function describeTrial({ daysRemaining, messagesRemaining }: Trial, limit: number | null): TrialDescription {
  const hasEnded = daysRemaining <= 0;
  const isKnown = limit !== null && messagesRemaining <= limit;
  const usedShare = isKnown ? (limit - messagesRemaining) / limit : null;
  const left = count(messagesRemaining);

  return {
    strong: hasEnded ? 'The trial has ended' : days(daysRemaining),
    rest: hasEnded ? '' : ' left in the trial',
    messages: hasEnded ? null : `${isKnown ? `${left} of ${count(limit)}` : left} messages left`,
    usedShare: hasEnded ? 1 : usedShare,
    isUrgent: daysRemaining <= ENDING_DAYS || messagesRemaining === 0 || (usedShare ?? 0) >= NEARLY_USED,
    hasEnded,
  };
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
