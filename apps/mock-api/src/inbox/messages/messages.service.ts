import type { Conversation, Message } from '@parley/db';
import * as v from 'valibot';
import { backwardPage, decodeCursor, encodeCursor, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { announceMessage, appendMessage, type Sent } from './appendMessage.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { messageDraft, type TypedMessage } from './messageDraft.ts';
import { ownConversations, ownMessages, type Participant } from '#inbox/conversations/ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;
type Page = { last?: number | null; before?: string | null };

/** `[sequence]`: a message's place in its conversation, as the participant counts. */
const Position = v.strictTuple([v.pipe(v.number(), v.safeInteger())]);

/** The messages of a participant's conversation, a page back from `before`, oldest first. Throws BAD_INPUT. */
export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  participant: Participant,
  { conversation, last, before }: Page & { conversation: Pick<Conversation, 'id'> },
) {
  const size = pageSize('last', last, 50);
  const [sequence] = before ? decodeCursor('before', before, Position) : [];
  // What only staff sees leaves no gap in the visitor's count.
  const place = 'visitorId' in participant ? 'visitorSequence' : 'sequence';
  const cursorOf = (message: Message) => encodeCursor([message[place]]);
  const rows = await db.message.findMany({
    where: {
      conversationId: conversation.id,
      AND: [ownMessages(participant), sequence === undefined ? {} : { [place]: { lt: sequence } }],
    },
    orderBy: { [place]: 'desc' },
    take: size + 1,
  });
  return backwardPage(rows, { size, cursor: before }, cursorOf);
}

/** The newest that was said in a participant's conversation, and not what merely happened or asks for a rating. */
export const lastSaid = ({ db }: Pick<Deps, 'db'>, participant: Participant, { id }: Pick<Conversation, 'id'>) =>
  db.message.findFirst({
    where: { conversationId: id, kind: { notIn: ['Event', 'Csat'] }, ...ownMessages(participant) },
    orderBy: { sequence: 'desc' },
  });

/** An agent's reply. Throws NOT_FOUND, BAD_INPUT with `field`, KEY_REUSED, LIMIT_REACHED. */
export async function sendMessage(
  deps: Deps,
  staff: StaffMember,
  { conversationId, ...typed }: TypedMessage & { conversationId: string },
): Promise<Sent> {
  const draft = messageDraft(typed);
  const { id, name } = staff.user;
  const sent = await deps.db.$transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({
      where: { id: conversationId, ...ownConversations(staff) },
    });
    if (!conversation) throw noConversation();
    return appendMessage(tx, { conversation, sender: { author: 'Agent', id, name }, draft, now: deps.clock.now() });
  });
  announceMessage(deps, sent);
  return sent;
}
