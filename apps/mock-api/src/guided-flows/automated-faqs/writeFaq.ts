import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import { packVectors } from '@parley/retrieval/passageVectors';
import type { AutomatedFaq, AutomatedFaqState, FaqSource, Prisma } from '@parley/db';
import type { AutomatedFaqInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { requireUser } from '#auth/permissions.ts';
import type { Context, Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { assertRoom } from '#inbox/namedInput.ts';
import { findFaq } from './automatedFaqs.service.ts';
import { assertAnswers, parseFaq, type WrittenFaq } from './faqInput.ts';
import { buttonsOf, exclusionsOf, keywordsOf, languagesOf, named, speaksEnglish } from './faqRow.ts';
import { forgetFaqs } from './knownFaqs.ts';

export type WritingDeps = Pick<Context, 'db' | 'embedding' | 'events'> & Auditing;

type NewPhrasing = Omit<Prisma.FaqPhrasingUncheckedCreateInput, 'faqId'>;

/** A new FAQ, as a draft. Throws BAD_INPUT naming the field, and NOT_FOUND for what it names. */
export async function createFaq(ctx: WritingDeps, clientId: string, input: AutomatedFaqInput): Promise<AutomatedFaq> {
  const written = await parseFaq(ctx.db, clientId, input);
  const phrasings = await withVectors(ctx, written);
  const created = await ctx.db.$transaction(async (tx) => {
    await assertRoomForFaqs(tx, clientId, 1);
    const faq = await insertFaq(tx, ctx, { clientId, written, phrasings, source: 'Written' });
    await audit(tx, by(ctx), { action: 'AutomatedFaqCreated', target: named(faq) });
    return faq;
  });
  tellOfFaqs(ctx, [created]);
  return created;
}

/** Throws BAD_INPUT when there would be more than a company may have. */
export async function assertRoomForFaqs(tx: Prisma.TransactionClient, clientId: string, more: number): Promise<void> {
  const count = await tx.automatedFaq.count({ where: { clientId, deletedAt: null } });
  assertRoom(count + more - 1, { most: FAQ_LIMITS.faqs, kinds: 'automated FAQs' });
}

type NewFaq = {
  clientId: string;
  written: WrittenFaq;
  phrasings: NewPhrasing[];
  source: FaqSource;
  state?: AutomatedFaqState;
};

/** Part of the transaction `tx`. */
export function insertFaq(
  tx: Prisma.TransactionClient,
  ctx: Auditing,
  { clientId, written, phrasings, source, state = 'Draft' }: NewFaq,
): Promise<AutomatedFaq> {
  const now = ctx.clock.now();
  return tx.automatedFaq.create({
    data: {
      ...written.columns,
      id: newId('AutomatedFaq'),
      clientId,
      source,
      state,
      editorName: requireUser(ctx).user.name,
      createdAt: now,
      updatedAt: now,
      phrasings: { create: phrasings },
    },
  });
}

type Update = { id: string; revision: number; input: AutomatedFaqInput };

/** Throws BAD_INPUT naming the field, DRAFT_CHANGED when somebody was faster, and NOT_FOUND. */
export async function updateFaq(
  ctx: WritingDeps,
  clientId: string,
  { id, revision, input }: Update,
): Promise<AutomatedFaq> {
  const written = await parseFaq(ctx.db, clientId, input);
  const phrasings = await withVectors(ctx, written);
  const changed = await ctx.db.$transaction(async (tx) => {
    const before = await findFaq(tx, clientId, id);
    if (before.revision !== revision)
      throw domainError('DRAFT_CHANGED', `${before.editorName ?? 'Somebody'} changed this FAQ meanwhile.`);
    assertAnswers(before.state, written.columns);
    const said = await textsOf(tx, id);
    await tx.faqPhrasing.deleteMany({ where: { faqId: id } });
    await tx.faqPhrasing.createMany({ data: phrasings.map((phrasing) => ({ ...phrasing, faqId: id })) });
    const after = await tx.automatedFaq.update({
      where: { id, clientId },
      data: {
        ...written.columns,
        revision: { increment: 1 },
        editorName: requireUser(ctx).user.name,
        updatedAt: ctx.clock.now(),
      },
    });
    const changes = changesBetween(inWords(before, said), inWords(after, written.texts), WORDS);
    await audit(tx, by(ctx), { action: 'AutomatedFaqChanged', target: named(after), changes });
    return after;
  });
  tellOfFaqs(ctx, [changed]);
  return changed;
}

async function textsOf(tx: Prisma.TransactionClient, faqId: string): Promise<string[]> {
  const rows = await tx.faqPhrasing.findMany({ where: { faqId }, orderBy: { position: 'asc' } });
  return rows.map(({ text }) => text);
}

const WORDS = {
  question: 'question',
  phrasings: 'phrasings',
  matchMode: 'matching',
  threshold: 'threshold',
  keywordRule: 'keyword rule',
  keywords: 'keywords',
  pattern: 'expression',
  exclusions: 'not for',
  priority: 'priority',
  languages: 'languages',
  answer: 'answer',
  buttons: 'buttons',
  followUp: 'follow-up',
};

const inWords = (faq: AutomatedFaq, texts: readonly string[]) => ({
  ...faq,
  phrasings: texts.slice(1),
  keywords: keywordsOf(faq),
  languages: languagesOf(faq),
  exclusions: exclusionsOf(faq),
  buttons: buttonsOf(faq).map(({ label }) => label),
});

/** The phrasings as they are stored, each with its vector; none where the model does not know the languages. */
export async function withVectors(
  { embedding }: Pick<Deps, 'embedding'>,
  { texts, columns }: WrittenFaq,
): Promise<NewPhrasing[]> {
  const isKnown = speaksEnglish(languagesOf(columns));
  const vectors = isKnown ? await embedding.embed(texts) : [];
  return texts.map((text, position) => {
    const vector = vectors[position];
    return { position, text, ...(vector && { vector: packVectors([vector]), model: embedding.model }) };
  });
}

/** To be called after the transaction that changed them. */
export function tellOfFaqs({ db, events }: Pick<Deps, 'db' | 'events'>, faqs: readonly AutomatedFaq[]): void {
  for (const { clientId } of faqs) forgetFaqs({ db }, clientId);
  for (const faq of faqs) events.publish('faq:changed', faq.clientId, faq);
}
