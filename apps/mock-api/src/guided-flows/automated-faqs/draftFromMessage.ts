import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import type { AutomatedFaq } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import { domainError } from '#errors.ts';
import { newFaqInput, parseFaq } from './faqInput.ts';
import { named } from './faqRow.ts';
import { assertRoomForFaqs, insertFaq, tellOfFaqs, withVectors, type WritingDeps } from './writeFaq.ts';

/** The number of a source, which an answer of its own does not have. */
const MARKER = / ?\[\d{1,2}\]/g;

/** A draft of what was answered in a conversation. Throws NOT_FOUND, and BAD_INPUT where nothing was asked before it. */
export async function draftFromMessage(ctx: WritingDeps, clientId: string, messageId: string): Promise<AutomatedFaq> {
  const answer = await ctx.db.message.findFirst({
    where: {
      id: messageId,
      kind: 'Text',
      takenBackAt: null,
      author: { in: ['Agent', 'AI'] },
      conversation: { clientId },
    },
  });
  if (!answer) throw domainError('NOT_FOUND', 'This message does not exist any more.');
  const asked = await ctx.db.message.findFirst({
    where: {
      conversationId: answer.conversationId,
      author: 'Visitor',
      kind: 'Text',
      takenBackAt: null,
      body: { not: '' },
      sequence: { lt: answer.sequence },
    },
    orderBy: { sequence: 'desc' },
  });
  if (!asked) throw domainError('BAD_INPUT', 'Nothing was asked before this.', { field: 'messageId' });
  const question = asked.body
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, FAQ_LIMITS.question);
  const written = await parseFaq(ctx.db, clientId, {
    ...newFaqInput(question),
    answer: answer.body.replaceAll(MARKER, '').slice(0, FAQ_LIMITS.answer),
  });
  const phrasings = await withVectors(ctx, written);
  const made = await ctx.db.$transaction(async (tx) => {
    await assertRoomForFaqs(tx, clientId, 1);
    const faq = await insertFaq(tx, ctx, { clientId, written, phrasings, source: 'Conversation' });
    await audit(tx, by(ctx), { action: 'AutomatedFaqCreated', target: named(faq) });
    return faq;
  });
  tellOfFaqs(ctx, [made]);
  return made;
}
