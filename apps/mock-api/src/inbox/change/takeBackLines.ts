import type { ConversationEventType } from '#__generated__/resolvers.ts';
import type { Message, Prisma } from '@parley/db';
import type { ConversationEvent } from '../live/conversationEvent.ts';
import { eventOf } from '../live/eventOf.ts';
import { TAKE_BACK_MS } from '../messages/messageChanges.service.ts';
import type { Columns, Standing } from './conversationChange.ts';

type Stage = Pick<Columns, 'status' | 'handledBy'>;
type Line = { isUntrue: (stage: Stage) => boolean; opposite: ConversationEventType };

/** The lines that a visitor reads of how a conversation stands: when one of them no longer holds, and which says so. */
const LINES: Partial<Record<ConversationEventType, Line>> = {
  Resolved: { isUntrue: ({ status }) => status !== 'Resolved', opposite: 'Reopened' },
  Reopened: { isUntrue: ({ status }) => status === 'Resolved', opposite: 'Resolved' },
  TakenOver: { isUntrue: ({ handledBy }) => handledBy !== 'Agent', opposite: 'HandedBack' },
  HandedBack: { isUntrue: ({ handledBy }) => handledBy === 'Agent', opposite: 'TakenOver' },
};
/** More than one change can write. */
const MOST = 4;

type Change = { after: Partial<Stage>; events: readonly ConversationEvent[]; now: Date };
type Told = { takenBack: Message[]; events: readonly ConversationEvent[] };

/**
 * Takes back from the visitor the lines that a change undoes while a message could be taken back, unless something was said
 * since; then what undoes them is for staff alone, who keep both. Answers these lines, and the events as they are to be told.
 */
export async function takeBackLines(
  tx: Prisma.TransactionClient,
  before: Standing,
  { after, events, now }: Change,
): Promise<Told> {
  const stage = { ...before, ...after };
  if (stage.status === before.status && stage.handledBy === before.handledBy) return { takenBack: [], events };
  const latest = await tx.message.findMany({
    where: {
      conversationId: before.id,
      visitorSequence: { not: null },
      takenBackAt: null,
      createdAt: { gte: new Date(now.getTime() - TAKE_BACK_MS) },
    },
    orderBy: { visitorSequence: 'desc' },
    take: MOST,
  });
  const said = latest.findIndex(({ kind }) => kind !== 'Event');
  const untrue = latest.slice(0, said === -1 ? MOST : said).flatMap((message) => {
    const type = eventOf(message)?.type;
    const line = type && LINES[type];
    return line?.isUntrue(stage) ? { id: message.id, ...line } : [];
  });
  const takenBack: Message[] = [];
  for (const { id } of untrue) {
    const data = { takenBackAt: now, version: { increment: 1 } };
    takenBack.push(await tx.message.update({ where: { id }, data }));
  }
  const isAnswer = ({ type }: ConversationEvent) => untrue.some(({ opposite }) => opposite === type);
  return { takenBack, events: events.map((event) => (isAnswer(event) ? { ...event, isForVisitor: false } : event)) };
}
