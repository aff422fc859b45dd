import { lintConfig } from '@parley/assistant-config/lintConfig';
import type { Assistant, Draft, Prisma } from '@parley/db';
import { namedArticles } from '@parley/assistant-config/namedArticles';
import { type AssistantConfig, configSchema } from '@parley/assistant-config/configSchema';
import { patternProblem } from '@parley/automated-faq/pattern';
import * as v from 'valibot';
import { claimImages } from '#assets/claimImages.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { requireUser } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { publishedArticles } from '#content/chat-articles/publishedArticles.ts';
import { domainError } from '#errors.ts';
import { publishedFlows } from '#guided-flows/guidedFlows.service.ts';
import { parseInput } from '#input.ts';
import {
  NOTE_FIELD,
  publishDraft,
  publishedVersion,
  restoreVersion,
  saveDraft,
  stampOf,
} from '#versioning/versions.service.ts';
import { imagesOf } from '@parley/assistant-config/publicConfig';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import { assertGatesPass } from './gpt-settings/evaluationGate.ts';
import { findAssistant } from './assistants.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;

type Save = { assistantId: string; revision: number; config: unknown };

/**
 * Saves what somebody is setting; visitors see nothing of it. Throws BAD_INPUT with the path of what is wrong as `field`,
 * NOT_FOUND and DRAFT_CHANGED.
 */
export async function saveAssistantDraft(ctx: Deps, clientId: string, save: Save): Promise<Assistant> {
  const { assistantId: subjectId, revision } = save;
  const config = checkedConfig(save.config);
  const content = JSON.stringify(config);
  const userId = requireUser(ctx).user.id;
  return ctx.db.$transaction(async (tx) => {
    const assistant = await findAssistant({ db: tx }, clientId, subjectId);
    await claimImages(tx, { assistantId: subjectId, clientId, userId, images: imagesOf(config) });
    await saveDraft(tx, { subjectId, clientId, content, revision, stamp: stampOf(ctx) });
    return assistant;
  });
}

/** The configuration that `given` is. Throws BAD_INPUT with its path as `field` for the first value that is wrong. */
export function checkedConfig(given: unknown) {
  const { success, output, issues } = v.safeParse(configSchema, given);
  if (success) return assertReadable(output);
  const field = v.getDotPath(issues[0]);
  throw domainError('BAD_INPUT', issues[0].message, field ? { field: `config.${field}` } : { field: 'config' });
}

/** Throws BAD_INPUT where something is never to be answered by an expression that nobody can read. */
function assertReadable(config: AssistantConfig): AssistantConfig {
  for (const [index, { kind, topic }] of config.gpt.neverAnswers.entries()) {
    const problem = kind === 'Pattern' ? patternProblem(topic) : null;
    if (problem) throw domainError('BAD_INPUT', problem, { field: `config.gpt.neverAnswers.${index}.topic` });
  }
  return config;
}

type Publish = { assistantId: string; revision: number; note?: string | null };

/** Puts the draft of `revision` before visitors. Throws BAD_INPUT, NOT_FOUND, DRAFT_CHANGED and NOTHING_CHANGED. */
export async function publishAssistant(ctx: Deps, clientId: string, publish: Publish): Promise<Assistant> {
  const { assistantId: subjectId, revision } = publish;
  const { note } = parseInput(NOTE_FIELD, { note: publish.note ?? '' });
  return ctx.db.$transaction(async (tx) => {
    await findAssistant({ db: tx }, clientId, subjectId);
    await assertGates(tx, clientId, subjectId);
    await assertInOrder(tx, { clientId, subjectId, now: ctx.clock.now().getTime() });
    const version = await publishDraft(tx, { subjectId, clientId, revision, note, stamp: stampOf(ctx) });
    const { title, avatar } = storedConfig(version.content).appearance;
    const assistant = await tx.assistant.update({
      where: { id: subjectId, clientId },
      data: { title, avatar, updatedAt: ctx.clock.now() },
    });
    const detail = `version ${version.number}${note && `: ${note}`}`;
    await audit(tx, by(ctx), { action: 'AssistantPublished', target: named(assistant), detail });
    return assistant;
  });
}

/** Throws BAD_INPUT with `field` for the first thing that visitors would find broken. */
async function assertInOrder(
  tx: Prisma.TransactionClient,
  { clientId, subjectId, now }: { clientId: string; subjectId: string; now: number },
): Promise<void> {
  const { content } = await tx.draft.findUniqueOrThrow({ where: { subjectId, clientId } });
  const people = await tx.user.findMany({ where: { clientId }, select: { id: true, status: true } });
  // Who may answer, and who is there, warns but keeps nothing back.
  const members = people.map(({ id, status }) => ({ id, isActive: status === 'Active', mayAnswer: true }));
  const guidedFlows = await publishedFlows(tx, clientId);
  const forms = await tx.formTemplate.findMany({ where: { clientId, status: 'Active' }, select: { id: true } });
  const config = storedConfig(content);
  const articles = await publishedArticles({ db: tx }, clientId, namedArticles(config));
  const [problem] = lintConfig(config, { members, isSomebodyOnline: true, guidedFlows, forms, articles, now });
  if (problem?.severity === 'Error')
    throw domainError('BAD_INPUT', problem.message, { field: `config.${problem.path}` });
}

/** Throws BAD_INPUT where an evaluation set keeps the draft's answers from visitors. */
async function assertGates(tx: Prisma.TransactionClient, clientId: string, assistantId: string): Promise<void> {
  const { content } = await tx.draft.findUniqueOrThrow({ where: { subjectId: assistantId, clientId } });
  const live = storedConfig((await publishedVersion(tx, assistantId)).content).gpt;
  await assertGatesPass(tx, { clientId, assistantId, live, draft: storedConfig(content).gpt });
}

/** Goes back to what runs. Throws NOT_FOUND. */
export async function discardAssistantDraft(ctx: Deps, clientId: string, id: string): Promise<Assistant> {
  return ctx.db.$transaction(async (tx) => {
    const assistant = await findAssistant({ db: tx }, clientId, id);
    const { number } = await publishedVersion(tx, id);
    await restoreVersion(tx, { subjectId: id, clientId, number, stamp: stampOf(ctx) });
    return assistant;
  });
}

/** Makes an earlier version the draft, to be looked at and published. Throws NOT_FOUND. */
export async function restoreAssistantVersion(
  ctx: Deps,
  clientId: string,
  { id, number }: { id: string; number: number },
): Promise<Assistant> {
  return ctx.db.$transaction(async (tx) => {
    const assistant = await findAssistant({ db: tx }, clientId, id);
    await restoreVersion(tx, { subjectId: id, clientId, number, stamp: stampOf(ctx) });
    return assistant;
  });
}

/** Whether there is something to publish. */
export async function hasUnpublishedChanges(
  { db }: Pick<Context, 'db'>,
  { subjectId, content }: Draft,
): Promise<boolean> {
  return (await publishedVersion(db, subjectId)).content !== content;
}

/** As the audit log calls it. */
export const named = ({ id, title }: Pick<Assistant, 'id' | 'title'>) => ({ id, name: title });
