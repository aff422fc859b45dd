import { type AnswerComplaint } from '#generated/MessageBubble_message';

export type Verdict = {
  readonly isHelpful: boolean | null | undefined;
  readonly complaint: AnswerComplaint | null | undefined;
  readonly comment: string | null | undefined;
};

const COMPLAINTS: Readonly<Partial<Record<AnswerComplaint, string>>> = {
  Wrong: 'not right',
  Incomplete: 'something is missing',
  NotMyQuestion: 'not what was asked',
  Unclear: 'hard to understand',
};

/** What a visitor said of an answer, in a sentence; null when nothing. */
export function describeVerdict({ isHelpful, complaint, comment }: Verdict): string | null {
  if (isHelpful == null) return null;
  if (isHelpful) return 'The visitor says that it helped';
  const why = [complaint && COMPLAINTS[complaint], comment && `«${comment}»`].filter(Boolean).join(', ');
  return `The visitor says that it did not help${why && `: ${why}`}`;
}
