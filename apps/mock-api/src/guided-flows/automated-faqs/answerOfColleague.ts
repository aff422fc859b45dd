import { questionKey } from '#assistants/gpt-settings/questionKey.ts';
import type { Context } from '#context.ts';

type Asked = { questions: readonly string[]; conversationIds: readonly string[] };

/** What a colleague wrote next in these conversations, where one of the questions was last asked and answered by somebody. */
export async function answerOfColleague(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { questions, conversationIds }: Asked,
): Promise<string | null> {
  const keys = new Set(questions.map(questionKey));
  const refused = await db.answer.findMany({
    where: { clientId, outcome: 'Refused', conversationId: { in: [...conversationIds] } },
    orderBy: { createdAt: 'desc' },
    select: { questionId: true, question: true },
  });
  for (const { questionId } of refused.filter(({ question }) => keys.has(questionKey(question)))) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const reply = await replyTo({ db }, questionId);
    if (reply !== null) return reply;
  }
  return null;
}

async function replyTo({ db }: Pick<Context, 'db'>, messageId: string): Promise<string | null> {
  const message = await db.message.findUnique({ where: { id: messageId } });
  if (!message) return null;
  const reply = await db.message.findFirst({
    where: {
      conversationId: message.conversationId,
      sequence: { gt: message.sequence },
      author: 'Agent',
      kind: 'Text',
      takenBackAt: null,
      body: { not: '' },
    },
    orderBy: { sequence: 'asc' },
    select: { body: true },
  });
  return reply?.body ?? null;
}
