import type { Assistant, Prisma } from '@parley/db';
import { freeShortcode } from '@parley/db/freeShortcode';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import { templateConfig } from '@parley/assistant-config/templates';
import * as v from 'valibot';
import type { CreateAssistantInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { imagePath } from '#assets/assetAddress.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { parseInput } from '#input.ts';
import { singleLine } from '#singleLine.ts';
import { beginVersions, publishedVersion, stampOf } from '#versioning/versions.service.ts';
import { named } from './assistantDraft.ts';
import { findAssistant } from './assistants.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;

const MOST_ASSISTANTS = 50;
const FIELDS = {
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a title.'),
    v.maxLength(60, 'Use at most 60 characters.'),
    singleLine,
  ),
};

/**
 * A new assistant, which answers at its chat's address at once and stands on no site yet: of a template, or as another one was
 * last published. Throws BAD_INPUT naming the field, and NOT_FOUND for the one to copy.
 */
export async function createAssistant(ctx: Deps, clientId: string, input: CreateAssistantInput): Promise<Assistant> {
  const { title } = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const others = await tx.assistant.findMany({ where: { clientId }, select: { shortcode: true, archivedAt: true } });
    if (others.filter(({ archivedAt }) => !archivedAt).length >= MOST_ASSISTANTS) {
      throw domainError('BAD_INPUT', `There are ${MOST_ASSISTANTS} assistants already. Archive one first.`);
    }
    const id = newId('Assistant');
    const config = await firstConfig(tx, clientId, { ...input, title, id });
    const now = ctx.clock.now();
    const assistant = await tx.assistant.create({
      data: {
        id,
        clientId,
        type: input.type,
        title,
        avatar: config.appearance.avatar,
        shortcode: freeShortcode(title, new Set(others.map(({ shortcode }) => shortcode))),
        createdAt: now,
        updatedAt: now,
      },
    });
    await beginVersions(tx, { subjectId: id, clientId }, { content: JSON.stringify(config), stamp: stampOf(ctx) });
    await audit(tx, by(ctx), { action: 'AssistantCreated', target: named(assistant) });
    return assistant;
  });
}

async function firstConfig(
  tx: Prisma.TransactionClient,
  clientId: string,
  { id, title, type, template, copyOfId }: CreateAssistantInput & { id: string },
): Promise<AssistantConfig> {
  if (copyOfId) return copiedConfig(tx, clientId, { title, copyOfId, to: id });
  const client = await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { timezone: true } });
  const displayMode = type === 'FullscreenOverlay' ? 'Fullscreen' : 'Portrait';
  return templateConfig(template ?? 'Blank', { title, displayMode, timezone: client.timezone ?? 'UTC' });
}

async function copiedConfig(
  tx: Prisma.TransactionClient,
  clientId: string,
  { title, copyOfId, to }: { title: string; copyOfId: string; to: string },
): Promise<AssistantConfig> {
  const { id } = await findAssistant({ db: tx }, clientId, copyOfId);
  const config = storedConfig((await publishedVersion(tx, id)).content);
  const { launcher, ...appearance } = config.appearance;
  const copied = (path: string | null) => copiedImage(tx, clientId, { path, to });
  return {
    ...config,
    appearance: {
      ...appearance,
      title,
      avatar: await copied(appearance.avatar),
      cover: await copied(appearance.cover),
      previewImage: await copied(appearance.previewImage),
      launcher: { ...launcher, image: await copied(launcher.image) },
    },
  };
}

/** A picture belongs to one assistant: the copy gets its own. */
async function copiedImage(
  tx: Prisma.TransactionClient,
  clientId: string,
  { path, to: ownerId }: { path: string | null; to: string },
): Promise<string | null> {
  const row = path && (await tx.avatarImage.findUnique({ where: { id: path.split('/').at(-1) ?? '', clientId } }));
  if (!row) return path;
  const copy = await tx.avatarImage.create({ data: { ...row, id: newId('AvatarImage'), ownerId } });
  return imagePath(copy.id, copy.kind);
}
