import type { ConversationFact } from '@parley/db';

/**
 * The facts of some visitors, all that there are, each with the day on which its visitor began the conversation before. A visitor is
 * new in a stretch of days with the one fact in it whose previous day lies before its first: so different visitors can be summed.
 */
export function withPreviousDays(facts: readonly ConversationFact[]): ConversationFact[] {
  const last = new Map<string, string>();
  return facts
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
    .map((fact) => {
      const previousDay = last.get(fact.visitorId) ?? null;
      last.set(fact.visitorId, fact.day);
      return { ...fact, previousDay };
    });
}

const key = ({ day, conversationId }: ConversationFact) => `${day} ${conversationId}`;
