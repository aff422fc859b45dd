import type { Attachment, CannedReply, Prisma } from '@parley/db';
import type { CannedReplyInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { claimAttachments } from '#inbox/attachments/claimAttachments.ts';
import { assertMayKeep, assertRoom, isShared } from '#inbox/namedInput.ts';
import { cannedReplyFields } from './cannedReplyInput.ts';

type Deps = Pick<Context, 'db'>;
type AuditedDeps = Deps & Auditing;
export type CannedReplyRow = CannedReply & { attachments: Attachment[] };

const MOST_REPLIES = 1000;
const withFiles = { attachments: { orderBy: { position: 'asc' } } } as const;

/** Those that everybody shares, and one's own. */
const seenBy = ({ clientId, user }: StaffMember) => ({
  clientId,
  OR: [{ scope: 'All' as const }, { ownerId: user.id }],
});

/** What somebody can use, by shortcut. */
export function listCannedReplies({ db }: Pick<Deps, 'db'>, staff: StaffMember): Promise<CannedReplyRow[]> {
  return db.cannedReply.findMany({ where: seenBy(staff), orderBy: { shortcut: 'asc' }, include: withFiles });
}

/** Throws BAD_INPUT naming the field, also for a shortcut that is taken; NOT_FOUND for a file that is not theirs. */
export async function createCannedReply(ctx: AuditedDeps, staff: StaffMember, input: CannedReplyInput) {
  const { ids, ...fields } = cannedReplyFields(input);
  const now = ctx.clock.now();
  const { clientId, user } = staff;
  return ctx.db.$transaction(async (tx) => {
    await requireFree(tx, { clientId, shortcut: fields.shortcut });
    assertRoom(await tx.cannedReply.count({ where: { clientId } }), { most: MOST_REPLIES, kinds: 'canned replies' });
    const id = newId('CannedReply');
    const stamps = { createdAt: now, updatedAt: now };
    const made = await tx.cannedReply.create({ data: { ...fields, ...stamps, id, clientId, ownerId: user.id } });
    if (isShared(made)) await audit(tx, by(ctx), { action: 'CannedReplyCreated', target: named(made) });
    await claimAttachments(tx, { ids, uploader: { clientId, id: user.id }, to: { cannedReplyId: id } });
    return tx.cannedReply.findUniqueOrThrow({ where: { id }, include: withFiles });
  });
}

type Change = { id: string; input: CannedReplyInput };

/** As createCannedReply; files that are not named any more are removed. Throws NOT_FOUND. */
export async function updateCannedReply(ctx: AuditedDeps, staff: StaffMember, { id, input }: Change) {
  const { ids, ...fields } = cannedReplyFields(input);
  const { clientId, user } = staff;
  return ctx.db.$transaction(async (tx) => {
    const before = await requireCannedReply(tx, staff, id);
    const { attachments, ownerId } = before;
    assertMayKeep({ scope: fields.scope, ownerId }, user);
    await requireFree(tx, { clientId, shortcut: fields.shortcut, id });
    const kept = attachments.map((attachment) => attachment.id).filter((file) => ids.includes(file));
    await tx.attachment.deleteMany({ where: { cannedReplyId: id, id: { notIn: kept } } });
    const added = ids.filter((file) => !kept.includes(file));
    await claimAttachments(tx, { ids: added, uploader: { clientId, id: user.id }, to: { cannedReplyId: id } });
    for (const [position, file] of ids.entries()) {
      await tx.attachment.updateMany({ where: { id: file, cannedReplyId: id }, data: { position } });
    }
    const data = { ...fields, updatedAt: ctx.clock.now() };
    const after = await tx.cannedReply.update({ where: { id }, data, include: withFiles });
    if (isShared(before) || isShared(after)) {
      const changes = changesBetween(factsOf(before), factsOf(after), WORDS);
      await audit(tx, by(ctx), { action: 'CannedReplyChanged', target: named(after), changes });
    }
    return after;
  });
}

/** Throws NOT_FOUND. */
export async function deleteCannedReply(ctx: AuditedDeps, staff: StaffMember, id: string): Promise<string> {
  await ctx.db.$transaction(async (tx) => {
    const reply = await requireCannedReply(tx, staff, id);
    await tx.cannedReply.delete({ where: { id } });
    if (isShared(reply)) await audit(tx, by(ctx), { action: 'CannedReplyDeleted', target: named(reply) });
  });
  return id;
}

/** One that somebody can use, with its files. Throws NOT_FOUND. */
export async function requireCannedReply(tx: Prisma.TransactionClient, staff: StaffMember, id: string) {
  const reply = await tx.cannedReply.findFirst({ where: { id, ...seenBy(staff) }, include: withFiles });
  if (!reply) throw noCannedReply();
  return reply;
}

const WORDS = {
  shortcut: 'shortcut',
  title: 'title',
  body: 'text',
  folder: 'folder',
  scope: 'shared with',
  files: 'files',
};

const named = ({ id, shortcut }: CannedReply) => ({ id, name: `/${shortcut}` });

const factsOf = ({ attachments, ...reply }: CannedReplyRow) => ({
  ...reply,
  files: attachments.map(({ name }) => name),
});

const noCannedReply = () => domainError('NOT_FOUND', 'This canned reply does not exist any more.');

type Shortcut = { clientId: string; shortcut: string; id?: string };

async function requireFree(tx: Prisma.TransactionClient, { clientId, shortcut, id }: Shortcut): Promise<void> {
  const other = await tx.cannedReply.findUnique({ where: { clientId_shortcut: { clientId, shortcut } } });
  if (!other || other.id === id) return;
  throw domainError('BAD_INPUT', `/${shortcut} stands for another canned reply already.`, { field: 'shortcut' });
}
