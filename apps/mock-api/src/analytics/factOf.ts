import type { Conversation, ConversationFact } from '@parley/db';
import { urlPath } from '#urlPath.ts';
import { roundedSeconds } from './roundedSeconds.ts';
import { stepsOf, type Happened } from './stepsOf.ts';

const DAY_MS = 24 * 60 * 60_000;

type Answered = {
  outcome: 'Answered' | 'Refused' | 'Guarded' | 'Failed';
  /** Null: it failed before there was one. */
  messageId: string | null;
  isHelpful: boolean | null;
  automatedFaqId: string | null;
  createdAt: Date;
  articleIds: readonly string[];
};

/** All that a conversation's fact is made from. The order of its parts, and whether they come twice, makes no difference. */
export type FactSource = {
  conversation: Pick<
    Conversation,
    | 'id'
    | 'clientId'
    | 'visitorId'
    | 'assistantId'
    | 'assigneeId'
    | 'teamId'
    | 'startPageUrl'
    | 'language'
    | 'createdAt'
    | 'firstAgentReplyAt'
    | 'resolvedAt'
    | 'status'
    | 'csatRating'
    | 'handoffRequestedAt'
  >;
  answers: readonly Answered[];
  labelIds: readonly string[];
  /** How many messages each of them has written, and when the first. */
  written: Readonly<Partial<Record<'AI' | 'Flow' | 'Agent', { count: number; firstAt: Date }>>>;
  lastVisitorMessageAt: Date | null;
  /** Whether a line of it says that it was handed over. */
  wasHandedOver: boolean;
  happened: Happened;
};

/** Where a moment falls in the client's calendar. */
export type Moment = Pick<ConversationFact, 'day' | 'weekday' | 'hour'>;

/**
 * What a conversation counts as at `now`, and when that changes by itself: an answer after which nobody asks on for a day
 * counts as having helped. docs/analytics.md defines the terms.
 */
export function factOf(source: FactSource, moment: Moment, now: Date): { fact: ConversationFact; dueAt: Date | null } {
  const { conversation, answers, written, lastVisitorMessageAt } = source;
  const refused = answers.filter(({ outcome, messageId }) => outcome !== 'Answered' && messageId !== null);
  const latest = answers.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
  const isInvolved = Boolean(written.AI ?? written.Flow);
  const isAnswered = isInvolved && (written.AI?.count ?? 0) + (written.Flow?.count ?? 0) > refused.length;
  const isHandedOver = source.wasHandedOver || conversation.handoffRequestedAt !== null;
  const isDeflected = isInvolved && !written.Agent;
  const isUnanswered = isInvolved && latest !== undefined && latest.outcome !== 'Answered';
  const isConfirmed = (conversation.csatRating ?? 0) >= 4 || answers.some(({ isHelpful }) => isHelpful === true);
  const mayBeAssumed = isAnswered && isDeflected && !isHandedOver && !isUnanswered && lastVisitorMessageAt !== null;
  const assumedAt = mayBeAssumed ? new Date(lastVisitorMessageAt.getTime() + DAY_MS) : null;
  const isAssumed = assumedAt !== null && assumedAt <= now;
  const since = (instant: Date | null) =>
    instant && roundedSeconds((instant.getTime() - conversation.createdAt.getTime()) / 1000);
  return {
    fact: {
      conversationId: conversation.id,
      clientId: conversation.clientId,
      ...moment,
      visitorId: conversation.visitorId,
      // Known beside the visitor's other ones alone (previousDays.ts).
      previousDay: null,
      assistantId: conversation.assistantId,
      answeredBy: firstAnswerer(source, isAnswered),
      agentId: conversation.assigneeId,
      teamId: conversation.teamId,
      startPage: urlPath(conversation.startPageUrl),
      language: conversation.language,
      faqIds: listOf(answers.flatMap(({ automatedFaqId }) => automatedFaqId ?? [])),
      articleIds: listOf(answers.flatMap(({ articleIds }) => articleIds)),
      labelIds: listOf(source.labelIds),
      steps: JSON.stringify(stepsOf(source.happened)),
      isInvolved,
      isAnswered,
      isUnanswered,
      isHandedOver,
      isDeflected,
      isResolvedAlone: isDeflected && !isHandedOver && (isConfirmed || isAssumed),
      firstReplySeconds: since(conversation.firstAgentReplyAt),
      resolutionSeconds: conversation.status === 'Resolved' ? since(conversation.resolvedAt) : null,
      rating: conversation.csatRating,
    },
    dueAt: assumedAt && !isAssumed ? assumedAt : null,
  };
}

function firstAnswerer({ answers, written }: FactSource, isAnswered: boolean): string {
  if (isAnswered) {
    const byFaq = answers.some(({ outcome, automatedFaqId }) => outcome === 'Answered' && automatedFaqId !== null);
    const isFlowFirst = written.Flow && (!written.AI || written.Flow.firstAt < written.AI.firstAt);
    if (isFlowFirst) return 'Flow';
    return byFaq ? 'Faq' : 'Assistant';
  }
  return written.Agent ? 'Agent' : 'Nobody';
}

const listOf = (ids: readonly string[]) => JSON.stringify([...new Set(ids)].toSorted());
