import type { Citation, Message } from '@parley/db';
import type { SettleSuggestedReplyInput, SuggestionKind } from '#__generated__/resolvers.ts';
import { answerSettings } from '#answers/assistantTakes.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';
import { requireConversation } from '#inbox/inbox.service.ts';
import { formerReply } from './formerReply.ts';

export type Suggestion = {
  questionId: string;
  kind: SuggestionKind;
  body: string;
  citations: Citation[];
  authorName: string | null;
  saidAt: Date | null;
  conversationId: string | null;
};

/** An agent does not wait for it. */
const LONGEST_MS = 5000;
const MARKER = / ?\[\d{1,2}\]/g;

/**
 * What may be replied to the visitor's last message, as long as nobody has answered it: from knowledge first, then from how
 * colleagues answered the like. Without what nobody wanted to see. Throws NOT_FOUND.
 */
export async function suggestReplies(deps: Deps, staff: StaffMember, conversationId: string): Promise<Suggestion[]> {
  const conversation = await requireConversation(deps, staff, conversationId);
  const last = await deps.db.message.findFirst({
    where: { conversationId, kind: 'Text', takenBackAt: null },
    orderBy: { sequence: 'desc' },
    include: { suggestions: { select: { kind: true } } },
  });
  if (last?.author !== 'Visitor' || last.body === '') return [];
  const settled = new Set(last.suggestions.map(({ kind }) => kind));
  const { clientId, assistantId, language } = conversation;
  const suggestions = await Promise.all([
    settled.has('Knowledge') ? null : fromKnowledge(deps, { last, clientId, assistantId, language }),
    settled.has('Colleague') ? null : fromColleague(deps, { last, clientId }),
  ]);
  return suggestions.filter((suggestion) => suggestion !== null);
}

type Known = { last: Message; clientId: string; assistantId: string; language: string | null };

/** By our own engine, which quotes: it costs nothing, and says nothing that is not written. What breaks there suggests nothing. */
async function fromKnowledge(deps: Deps, { last, ...asked }: Known): Promise<Suggestion | null> {
  const { gpt } = await answerSettings(deps.db, asked.assistantId);
  try {
    const result = await deps.answer(
      { ...asked, text: last.body, history: [], settings: { ...gpt, engine: 'extractive', followUps: false } },
      { onText: () => {}, signal: AbortSignal.timeout(LONGEST_MS) },
    );
    if (result.outcome !== 'Answered') return null;
    const body = result.text.replaceAll(MARKER, '').trim();
    const citations = result.citations.map((citation) => ({ answerId: '', ...citation }));
    return {
      questionId: last.id,
      kind: 'Knowledge',
      body,
      citations,
      authorName: null,
      saidAt: null,
      conversationId: null,
    };
  } catch (error) {
    console.warn(`Nothing could be suggested to ${last.id}:`, error);
    return null;
  }
}

async function fromColleague(
  deps: Deps,
  { last, clientId }: Pick<Known, 'last' | 'clientId'>,
): Promise<Suggestion | null> {
  const reply = await formerReply(deps, { ...last, clientId });
  return reply && { questionId: last.id, kind: 'Colleague', citations: [], ...reply };
}

/** A suggestion was taken, or is not to be seen any more; what was said first stands. Throws NOT_FOUND. */
export async function settleSuggestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: StaffMember,
  { questionId, kind, isTaken }: SettleSuggestedReplyInput,
): Promise<true> {
  const question = await db.message.findFirst({ where: { id: questionId, conversation: ownConversations(staff) } });
  if (!question) throw domainError('NOT_FOUND', 'There is no such message.');
  const settled = { clientId: staff.clientId, settledById: staff.user.id, isTaken, settledAt: clock.now() };
  await db.suggestedReply.upsert({
    where: { questionId_kind: { questionId, kind } },
    create: { questionId, kind, ...settled },
    update: {},
  });
  return true;
}
