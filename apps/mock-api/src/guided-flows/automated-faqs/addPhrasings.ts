import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import { packVectors } from '@parley/retrieval/passageVectors';
import type { AutomatedFaq } from '@parley/db';
import * as v from 'valibot';
import { questionKey } from '#assistants/gpt-settings/questionKey.ts';
import { audit, by } from '#audit/audit.ts';
import { requireUser } from '#auth/permissions.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import { findFaq } from './automatedFaqs.service.ts';
import { languagesOf, named, speaksEnglish } from './faqRow.ts';
import { phrasing } from './faqInput.ts';
import { tellOfFaqs, type WritingDeps } from './writeFaq.ts';

const FIELDS = {
  phrasings: v.pipe(v.array(phrasing), v.minLength(1, 'Which phrasings?'), v.maxLength(FAQ_LIMITS.phrasings)),
};

type Added = { id: string; phrasings: readonly string[] };

/** Lets an FAQ be asked in further ways. Throws BAD_INPUT when there would be too many, and NOT_FOUND. */
export async function addPhrasings(ctx: WritingDeps, clientId: string, { id, ...input }: Added): Promise<AutomatedFaq> {
  const { phrasings: texts } = parseInput(FIELDS, input);
  const faq = await findFaq(ctx.db, clientId, id);
  const vectors = speaksEnglish(languagesOf(faq)) ? await ctx.embedding.embed(texts) : [];
  const changed = await ctx.db.$transaction(async (tx) => {
    const before = await findFaq(tx, clientId, id);
    const known = await tx.faqPhrasing.findMany({ where: { faqId: id } });
    const keys = new Set(known.map(({ text }) => questionKey(text)));
    const added = texts.flatMap((text, index) => {
      if (keys.has(questionKey(text))) return [];
      keys.add(questionKey(text));
      const vector = vectors[index];
      return [{ text, ...(vector && { vector: packVectors([vector]), model: ctx.embedding.model }) }];
    });
    // The question itself is the first of them.
    if (known.length + added.length > FAQ_LIMITS.phrasings + 1)
      throw domainError('BAD_INPUT', `An FAQ has at most ${FAQ_LIMITS.phrasings} phrasings.`, { field: 'phrasings' });
    if (added.length === 0) return before;
    const next = Math.max(...known.map(({ position }) => position)) + 1;
    await tx.faqPhrasing.createMany({
      data: added.map((one, index) => ({ ...one, faqId: id, position: next + index })),
    });
    const changes = [{ field: 'phrasings', before: null, after: added.map(({ text }) => text).join(', ') }];
    await audit(tx, by(ctx), { action: 'AutomatedFaqChanged', target: named(before), changes });
    return tx.automatedFaq.update({
      where: { id, clientId },
      data: { revision: { increment: 1 }, editorName: requireUser(ctx).user.name, updatedAt: ctx.clock.now() },
    });
  });
  tellOfFaqs(ctx, [changed]);
  return changed;
}
