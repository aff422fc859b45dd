import type { AutomatedFaq, AutomatedFaqState, Prisma } from '@parley/db';
import { GraphQLError } from 'graphql';
import type { AutomatedFaqFilter, FaqImportRow } from '#__generated__/resolvers.ts';
import { questionKey } from '#assistants/gpt-settings/questionKey.ts';
import { audit, by } from '#audit/audit.ts';
import { requireUser } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { passing } from './automatedFaqs.service.ts';
import { FileProblem } from './csvTable.ts';
import { csvOfFaqs, LONGEST_FILE, MOST_ROWS, problemInColumn, readFaqs, type Column, type ReadRow } from './faqCsv.ts';
import { assistantIdsOf, buttonsOf, keywordsOf, languagesOf } from './faqRow.ts';
import { assistantIdsFor, faqTargets, followUpOf, followUpAsText, type FaqTargets } from './faqTargets.ts';
import { assertAnswers, parseFaq, type WrittenFaq } from './faqInput.ts';
import { assertRoomForFaqs, insertFaq, tellOfFaqs, withVectors, type WritingDeps } from './writeFaq.ts';

/** The FAQs that pass as CSV, those that answer most first. */
export async function exportFaqs(
  ctx: Pick<Context, 'db' | 'config'>,
  clientId: string,
  filter: AutomatedFaqFilter | null | undefined,
): Promise<string> {
  const { db } = ctx;
  const faqs = await db.automatedFaq.findMany({
    where: await passing(ctx, clientId, filter ?? {}),
    orderBy: [{ hits: 'desc' }, { id: 'asc' }],
    include: { phrasings: { select: { text: true }, orderBy: { position: 'asc' } } },
  });
  return csvOfFaqs(faqs, await faqTargets(db, clientId));
}

type RightRow = Extract<ReadRow, { problem: null }>;
type Existing = AutomatedFaq & { phrasings: readonly { text: string }[] };

type Planned = {
  row: ReadRow;
  action: FaqImportRow['action'];
  problem: string | null;
  written: WrittenFaq | null;
  before: Existing | null;
  /** In which it is then; null where nothing comes of the row. */
  state: AutomatedFaqState | null;
};

/** What an import would do, row by row. Throws BAD_INPUT for what is no table of FAQs. */
export async function previewImport(ctx: Context, clientId: string, text: string): Promise<FaqImportRow[]> {
  return (await plan(ctx, clientId, text)).map(({ row, action, problem, written, state }) => ({
    line: row.line,
    question: row.question,
    phrasingCount: Math.max(0, (written?.texts.length ?? 1) - 1),
    state,
    action,
    problem,
  }));
}

/** Imports the rows that are right, and leaves out the others. A question that there is already is replaced. Throws as above. */
export async function importFaqs(ctx: WritingDeps & Context, clientId: string, text: string) {
  const planned = (await plan(ctx, clientId, text)).filter(({ action }) => action !== 'Skip');
  const ready: Ready[] = [];
  for (const one of planned) {
    if (!one.written || !one.state) continue;
    // oxlint-disable-next-line no-await-in-loop -- the model works through one after the other
    const phrasings = await withVectors(ctx, one.written);
    ready.push({ before: one.before, written: one.written, phrasings, state: one.state });
  }
  const made = await ctx.db.$transaction(async (tx) => {
    const created = ready.filter(({ before }) => before === null).length;
    if (created > 0) await assertRoomForFaqs(tx, clientId, created);
    const faqs: AutomatedFaq[] = [];
    for (const { before, written, phrasings, state } of ready) {
      if (before) faqs.push(await replace(tx, ctx, { before, written, phrasings, state }));
      else faqs.push(await insertFaq(tx, ctx, { clientId, written, phrasings, state, source: 'Imported' }));
    }
    const detail = `${created} new, ${ready.length - created} replaced`;
    if (faqs.length > 0) await audit(tx, by(ctx), { action: 'AutomatedFaqsImported', detail });
    return { created, updated: ready.length - created, faqs };
  });
  tellOfFaqs(ctx, made.faqs);
  return { created: made.created, updated: made.updated };
}

type Ready = {
  before: AutomatedFaq | null;
  written: WrittenFaq;
  phrasings: Awaited<ReturnType<typeof withVectors>>;
  state: AutomatedFaqState;
};

type Replacing = Ready & { before: AutomatedFaq };

/** What no column holds stays as it is. */
async function replace(
  tx: Prisma.TransactionClient,
  ctx: WritingDeps,
  { before, written, phrasings, state }: Replacing,
) {
  const { id, clientId, exclusions } = before;
  await tx.faqPhrasing.deleteMany({ where: { faqId: id } });
  await tx.faqPhrasing.createMany({ data: phrasings.map((phrasing) => ({ ...phrasing, faqId: id })) });
  return tx.automatedFaq.update({
    where: { id, clientId },
    data: {
      ...written.columns,
      exclusions,
      state,
      revision: { increment: 1 },
      editorName: requireUser(ctx).user.name,
      updatedAt: ctx.clock.now(),
    },
  });
}

async function plan(ctx: Context, clientId: string, text: string): Promise<Planned[]> {
  const rows = rowsOf(text);
  const existing = await ctx.db.automatedFaq.findMany({
    where: { clientId, deletedAt: null },
    include: { phrasings: { select: { text: true }, orderBy: { position: 'asc' } } },
  });
  const byKey = new Map(existing.map((faq) => [questionKey(faq.question), faq]));
  const targets = await faqTargets(ctx.db, clientId);
  const seen = new Set<string>();
  const planned: Planned[] = [];
  for (const row of rows) {
    const nothing = { row, written: null, before: null, state: null, action: 'Skip' as const };
    const key = questionKey(row.question);
    if (row.problem !== null) planned.push({ ...nothing, problem: row.problem });
    else if (seen.has(key)) planned.push({ ...nothing, problem: 'The same question stands further up.' });
    else {
      seen.add(key);
      const before = byKey.get(key) ?? null;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      planned.push(await parsed(ctx, clientId, { row, before, targets }));
    }
  }
  return planned;
}

type Parsing = { row: RightRow; before: Existing | null; targets: FaqTargets };

async function parsed(ctx: Context, clientId: string, { row, before, targets }: Parsing): Promise<Planned> {
  const state = before && row.missing.has('state') ? before.state : row.state;
  try {
    const input = { ...row.input, ...(before && kept(before, row.missing)), ...leading(row, before, targets) };
    const written = await parseFaq(ctx.db, clientId, input);
    assertAnswers(state, written.columns);
    return { row, before, written, state, action: before ? 'Replace' : 'Create', problem: null };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const problem =
      error instanceof GraphQLError ? problemInColumn(error.extensions.field, error.message) : error.message;
    return { row, before: null, written: null, state: null, action: 'Skip', problem };
  }
}

/** What the file has no column for stays as it is. */
function kept(before: Existing, missing: ReadonlySet<Column>): Partial<RightRow['input']> {
  const { phrasings, answer, matchMode, threshold, keywordRule, pattern, priority } = before;
  return {
    ...(missing.has('phrasings') && { phrasings: phrasings.slice(1).map(({ text }) => text) }),
    ...(missing.has('answer') && { answer }),
    ...(missing.has('buttons') && { buttons: buttonsOf(before) }),
    ...(missing.has('match') && { matchMode }),
    ...(missing.has('threshold') && { threshold }),
    ...(missing.has('keyword rule') && { keywordRule }),
    ...(missing.has('keywords') && { keywords: keywordsOf(before) }),
    ...(missing.has('expression') && { pattern }),
    ...(missing.has('priority') && { priority }),
    ...(missing.has('languages') && { languages: languagesOf(before) }),
  };
}

/** What follows and who gives it. */
function leading({ followUp, assistants, missing }: RightRow, before: Existing | null, targets: FaqTargets) {
  const follows = before && missing.has('follow-up') ? followUpAsText(before, targets) : followUp;
  const assistantIds =
    before && missing.has('assistants') ? assistantIdsOf(before) : assistantIdsFor(assistants, targets);
  return { exclusions: [], assistantIds, ...followUpOf(follows, targets) };
}

function rowsOf(text: string): ReadRow[] {
  if (text.length > LONGEST_FILE)
    throw domainError('BAD_INPUT', `A file holds at most ${MOST_ROWS} FAQs, and 500 kB.`, { field: 'csv' });
  try {
    return readFaqs(text);
  } catch (error) {
    if (error instanceof FileProblem) throw domainError('BAD_INPUT', error.message, { field: 'csv' });
    throw error;
  }
}
