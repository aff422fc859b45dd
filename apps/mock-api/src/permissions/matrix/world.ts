import { PermissionFlag } from '@parley/db';
import { buildAttachment } from '@parley/db/factories/attachments';
import { buildUser } from '@parley/db/factories/auth';
import { buildCannedReply } from '@parley/db/factories/cannedReplies';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { buildLabel } from '@parley/db/factories/labels';
import { buildMacro } from '@parley/db/factories/macros';
import { buildNotification } from '@parley/db/factories/notifications';
import { buildScheduledMessage } from '@parley/db/factories/scheduledMessages';
import { buildTeam } from '@parley/db/factories/teams';
import { buildCompany } from '#testing/company.ts';
import type { TestApi } from '#testing/testApi.ts';
import { buildBill } from './bill.ts';
import { staffToken, visitorToken } from '#testing/tokens.ts';

export const CALLERS = [
  'anonymous',
  'pending',
  'staff',
  'admin',
  'lacking',
  'visitor',
  'otherVisitor',
  'stranger',
] as const;
export type Caller = (typeof CALLERS)[number];

/** One record of each kind, all of one company. */
export type Ids = Readonly<
  Record<
    | 'client'
    | 'session'
    | 'assistant'
    | 'conversation'
    | 'visitor'
    | 'message'
    | 'attachment'
    | 'image'
    | 'colleague'
    | 'leaver'
    | 'invited'
    | 'label'
    | 'team'
    | 'savedView'
    | 'cannedReply'
    | 'macro'
    | 'macroRun'
    | 'scheduled'
    | 'notification'
    | 'card'
    | 'invoice'
    | 'dataExport',
    string
  >
>;

/** Stands in all that belongs to the company in question, and in all that its visitor said. */
const COMPANY = 'owned-by-the-company';
const CONVERSATION = 'said-by-the-visitor';

/** What no answer to this caller may ever contain. */
export function secretsFrom(caller: Caller): readonly string[] {
  if (caller === 'stranger' || caller === 'anonymous') return [COMPANY, CONVERSATION];
  return caller === 'otherVisitor' || caller === 'pending' ? [CONVERSATION] : [];
}

export type World = {
  ids: Ids;
  /** Records of another company, and ids that name nothing. */
  foreign: Ids;
  missing: Ids;
  /** Answers what `call` answers, made with a token of `caller` that nobody has used before. */
  as: <T>(caller: Caller, call: (token: string | null) => Promise<T>) => Promise<T>;
  /** As `as`, by Staff who may do everything but this. */
  asStaffWithout: <T>(flag: PermissionFlag, call: (token: string | null) => Promise<T>) => Promise<T>;
};

/** A company with all that the matrix asks for, and another one. */
export async function buildWorld({ db, deps }: TestApi): Promise<World> {
  const [own, other] = [await buildCompany({ db, deps }), await buildCompany({ db, deps })];
  const { clientId } = own;
  await db.client.update({
    where: { id: clientId },
    data: { name: `Company ${COMPANY}`, email: `${COMPANY}@a.example` },
  });
  await db.assistant.update({
    where: { id: own.assistantId },
    data: { title: `Nori ${COMPANY}`, avatar: `https://images.example/${COMPANY}.png` },
  });
  const person = { clientId, name: `Maya ${COMPANY}` };
  const users = {
    pending: await buildUser(db, { ...person, status: 'Pending' }),
    staff: await buildUser(db, person),
    admin: await buildUser(db, { ...person, role: 'Admin' }),
    stranger: await buildUser(db, { clientId: other.clientId, role: 'Admin' }),
  };
  const leaver = await buildUser(db, person);
  const invited = await buildUser(db, { ...person, status: 'Pending' });
  const foreignLeaver = await buildUser(db, { clientId: other.clientId });
  const foreignInvited = await buildUser(db, { clientId: other.clientId, status: 'Pending' });
  const visitors = {
    visitor: await buildVisitor(db, { clientId, name: `Visitor ${CONVERSATION}` }),
    otherVisitor: await buildVisitor(db, { clientId }),
  };
  await db.clientSubscription.updateMany({ data: { trialEndsAt: new Date(Date.now() + 24 * 60 * 60_000) } });
  const named = { clientId, name: `Repairs ${COMPANY}` };
  const label = await buildLabel(db, named);
  const team = await buildTeam(db, named);
  const foreignLabel = await buildLabel(db, { clientId: other.clientId });
  const foreignTeam = await buildTeam(db, { clientId: other.clientId });
  const cannedReply = await buildCannedReply(db, { clientId, ownerId: own.agent.id, title: COMPANY, body: COMPANY });
  const foreignCannedReply = await buildCannedReply(db, { clientId: other.clientId, ownerId: other.agent.id });
  const macro = await buildMacro(db, { clientId, ownerId: own.agent.id, name: COMPANY });
  const foreignMacro = await buildMacro(db, { clientId: other.clientId, ownerId: other.agent.id });
  const kept = { query: 'view=mine', scope: 'All' as const, createdAt: new Date() };
  const view = await db.savedView.create({
    data: { id: 'view_own', clientId, ownerId: users.admin.id, name: `Mine ${COMPANY}`, ...kept },
  });
  const foreignView = await db.savedView.create({
    data: { id: 'view_foreign', clientId: other.clientId, ownerId: users.stranger.id, name: 'Mine', ...kept },
  });
  const asked = { macroId: macro.id, conversationIds: [], snoozedUntil: null, actions: [] };
  const came = { undo: [], messageIds: [], leftOut: [], passedOver: [], undoneIds: [], partlyUndoneIds: [] };
  const ran = { key: 'ran', outcome: JSON.stringify({ ...asked, ...came }), createdAt: new Date() };
  const run = await db.macroRun.create({ data: { id: 'mrun_own', userId: users.staff.id, ...ran } });
  const foreignRun = await db.macroRun.create({ data: { id: 'mrun_foreign', userId: users.stranger.id, ...ran } });
  const said = { messages: [`Hello ${CONVERSATION}`] };
  const talk = { clientId, assistantId: own.assistantId, visitorId: visitors.visitor.id, ...said };
  const filed = { assigneeId: own.agent.id, teamId: team.id, labelIds: [label.id] };
  const conversation = await buildConversation(db, { ...talk, ...filed });
  const foreign = await buildConversation(db, { clientId: other.clientId, assistantId: other.assistantId });

  const bill = await buildBill(deps, clientId);
  const foreignBill = await buildBill(deps, other.clientId);
  const session = await db.session.create({ data: sessionOf('sess_own', users.staff) });
  const foreignSession = await db.session.create({ data: sessionOf('sess_foreign', users.stranger) });
  const notification = await buildNotification(db, { userId: users.staff.id, conversationId: conversation.id });
  const foreignNotification = await buildNotification(db, { userId: users.stranger.id, conversationId: foreign.id });

  const finished = { status: 'Ready' as const, createdAt: new Date() };
  const ready = await db.dataExport.create({
    data: { id: 'dexp_own', clientId, requestedById: users.admin.id, ...finished },
  });
  const foreignExport = await db.dataExport.create({
    data: { id: 'dexp_foreign', clientId: other.clientId, requestedById: other.agent.id, ...finished },
  });

  /** What the call before has deleted is there again. */
  const renew = async () => {
    await db.rolePermission.deleteMany({ where: { clientId } });
    await db.session.update({ where: { id: session.id }, data: { endedAt: null } });
    await db.user.upsert({ where: { id: leaver.id }, create: leaver, update: leaver });
    await db.user.upsert({ where: { id: invited.id }, create: invited, update: invited });
    await db.savedView.upsert({ where: { id: view.id }, create: view, update: {} });
    await db.label.upsert({ where: { id: label.id }, create: label, update: {} });
    await db.team.upsert({ where: { id: team.id }, create: team, update: {} });
    await db.scheduledMessage.upsert({ where: { id: scheduled.id }, create: scheduled, update: {} });
    await db.macro.upsert({ where: { id: macro.id }, create: macro, update: {} });
    await db.cannedReply.upsert({ where: { id: cannedReply.id }, create: cannedReply, update: {} });
    await db.dataExport.upsert({ where: { id: ready.id }, create: ready, update: {} });
  };
  const file = await buildAttachment(db, { messageId: conversation.messages[0]?.id, name: `${CONVERSATION}.txt` });
  const scheduled = await buildScheduledMessage(db, {
    conversationId: conversation.id,
    authorId: own.agent.id,
    body: CONVERSATION,
  });
  const foreignScheduled = await buildScheduledMessage(db, { conversationId: foreign.id, authorId: other.agent.id });
  const picture = { mediaType: 'image/png', bytes: new Uint8Array(), createdAt: new Date() };
  const image = await db.avatarImage.create({
    data: { id: 'imag_own', clientId, uploaderId: users.staff.id, ...picture },
  });
  const foreignImage = await db.avatarImage.create({
    data: { id: 'imag_foreign', clientId: other.clientId, uploaderId: users.stranger.id, ...picture },
  });
  const foreignFile = await buildAttachment(db, { messageId: foreign.messages[0]?.id });

  const withFlags = async <T>(allowed: (flag: PermissionFlag) => boolean, call: (token: string) => Promise<T>) => {
    const flags = Object.values(PermissionFlag);
    const role = 'Staff' as const;
    await db.rolePermission.createMany({
      data: flags.map((flag) => ({ clientId, role, flag, allowed: allowed(flag) })),
    });
    try {
      return await call(await staffToken(deps, users.staff));
    } finally {
      await db.rolePermission.deleteMany({ where: { clientId } });
    }
  };

  return {
    ids: {
      client: clientId,
      session: session.id,
      assistant: own.assistantId,
      conversation: conversation.id,
      visitor: visitors.visitor.id,
      message: conversation.messages[0]?.id ?? '',
      attachment: file.id,
      image: image.id,
      colleague: own.agent.id,
      leaver: leaver.id,
      invited: invited.id,
      label: label.id,
      savedView: view.id,
      team: team.id,
      cannedReply: cannedReply.id,
      macro: macro.id,
      macroRun: run.id,
      scheduled: scheduled.id,
      notification: notification.id,
      dataExport: ready.id,
      ...bill,
    },
    foreign: {
      client: other.clientId,
      session: foreignSession.id,
      assistant: other.assistantId,
      conversation: foreign.id,
      visitor: foreign.visitorId,
      message: foreign.messages[0]?.id ?? '',
      attachment: foreignFile.id,
      image: foreignImage.id,
      colleague: other.agent.id,
      leaver: foreignLeaver.id,
      invited: foreignInvited.id,
      label: foreignLabel.id,
      savedView: foreignView.id,
      team: foreignTeam.id,
      cannedReply: foreignCannedReply.id,
      macro: foreignMacro.id,
      macroRun: foreignRun.id,
      scheduled: foreignScheduled.id,
      notification: foreignNotification.id,
      dataExport: foreignExport.id,
      ...foreignBill,
    },
    missing: {
      client: 'clnt_none',
      session: 'sess_none',
      assistant: 'asst_none',
      conversation: 'conv_none',
      visitor: 'vstr_none',
      message: 'mesg_none',
      attachment: 'atch_none',
      image: 'imag_none',
      colleague: 'user_none',
      leaver: 'user_gone',
      invited: 'user_never',
      label: 'labl_none',
      savedView: 'view_none',
      team: 'team_none',
      card: 'pm_none',
      invoice: 'in_none',
      cannedReply: 'cann_none',
      macro: 'macr_none',
      macroRun: 'mrun_none',
      scheduled: 'schd_none',
      notification: 'ntfn_none',
      dataExport: 'dexp_none',
    },
    as: async (caller, call) => {
      await renew();
      if (caller === 'anonymous') return call(null);
      if (caller === 'visitor' || caller === 'otherVisitor') {
        return call(await visitorToken(deps, visitors[caller], own.assistantId));
      }
      if (caller === 'lacking') return withFlags(() => false, call);
      return call(await staffToken(deps, users[caller]));
    },
    asStaffWithout: (missing, call) => withFlags((flag) => flag !== missing, call),
  };
}

const sessionOf = (id: string, { id: userId }: { id: string }) => ({
  id,
  userId,
  rememberMe: false,
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 24 * 60 * 60_000),
});
