import type { Prisma, ReportSchedule } from '@parley/db';
import * as v from 'valibot';
import type { ReportScheduleInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { byName } from '#inbox/labels-and-teams/byName.ts';
import { assertNameIsFree, assertRoom, nameOf } from '#inbox/namedInput.ts';
import { parseInput } from '#input.ts';
import { timezoneOf } from '#company/timezoneOf.ts';
import { daysOf, nextSending } from './cadence.ts';
import { goneFromNarrowing } from './goneFromNarrowing.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'jobs'> & Auditing;

/** Of one company. */
const MOST = 50;
const MOST_RECIPIENTS = 50;

const text = v.nullish(v.pipe(v.string(), v.maxLength(300, 'This report is narrowed by too much.')));
const Narrowing = v.object({
  assistantId: text,
  answeredBy: text,
  agentId: text,
  teamId: text,
  labelId: text,
  startPage: text,
  language: text,
});
type Narrowing = v.InferOutput<typeof Narrowing>;

const FIELDS = {
  name: nameOf('Enter a name for the report.', 60),
  cadence: v.picklist(['Daily', 'Weekly', 'Monthly']),
  hour: v.pipe(v.number(), v.integer(), v.minValue(0, 'Choose an hour.'), v.maxValue(23, 'Choose an hour.')),
  recipientIds: v.pipe(
    v.array(v.string()),
    v.nonEmpty('Choose who gets it.'),
    v.maxLength(MOST_RECIPIENTS, `At most ${MOST_RECIPIENTS} people get it.`),
    v.transform((ids) => [...new Set(ids)]),
  ),
  filter: v.nullish(Narrowing),
};

const Stored = v.pipe(v.string(), v.parseJson(), Narrowing);

/** What a schedule's reports are narrowed by, beside the days. */
export const narrowingOf = ({ filter }: Pick<ReportSchedule, 'filter'>) => v.parse(Stored, filter);

const RECIPIENTS = {
  recipients: { include: { user: { select: { name: true } } } },
} satisfies Prisma.ReportScheduleInclude;

/** All schedules of the company, by name. */
export async function listReportSchedules({ db }: Pick<Deps, 'db'>, { clientId }: StaffMember) {
  return byName(await db.reportSchedule.findMany({ where: { clientId }, include: RECIPIENTS }));
}

/** Throws BAD_INPUT naming the field, and NOT_FOUND for a person or what it is narrowed to. */
export async function createReportSchedule(ctx: Deps, { clientId }: StaffMember, input: ReportScheduleInput) {
  const { recipientIds, filter, ...fields } = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const others = await tx.reportSchedule.findMany({ where: { clientId } });
    assertNameIsFree(others, { name: fields.name, kind: 'report' });
    assertRoom(others.length, { most: MOST, kinds: 'reports' });
    await assertColleagues(tx, clientId, recipientIds);
    await assertThere(tx, clientId, filter);
    const now = ctx.clock.now();
    const schedule = await tx.reportSchedule.create({
      data: {
        ...fields,
        id: newId('ReportSchedule'),
        clientId,
        filter: JSON.stringify(filter ?? {}),
        nextAt: nextSending({ ...fields, timezone: await timezoneOf(tx, clientId) }, now),
        createdAt: now,
        recipients: { create: recipientIds.map((userId) => ({ userId })) },
      },
      include: RECIPIENTS,
    });
    await audit(tx, by(ctx), { action: 'ReportScheduled', target: schedule });
    return schedule;
  });
}

type Change = { id: string; input: ReportScheduleInput };

/** As createReportSchedule; whoever gets it still keeps what is known of their last one. Throws NOT_FOUND. */
export async function updateReportSchedule(ctx: Deps, { clientId }: StaffMember, { id, input }: Change) {
  const { recipientIds, filter, ...fields } = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const all = await tx.reportSchedule.findMany({ where: { clientId }, include: RECIPIENTS });
    const before = all.find((one) => one.id === id);
    if (!before) throw noSchedule();
    assertNameIsFree(all, { id, name: fields.name, kind: 'report' });
    await assertColleagues(tx, clientId, recipientIds);
    await assertThere(tx, clientId, filter);
    const known = new Set(before.recipients.map(({ userId }) => userId));
    const after = await tx.reportSchedule.update({
      where: { id },
      data: {
        ...fields,
        ...(filter && { filter: JSON.stringify(filter) }),
        nextAt: nextSending({ ...fields, timezone: await timezoneOf(tx, clientId) }, ctx.clock.now()),
        recipients: {
          deleteMany: { userId: { notIn: recipientIds } },
          create: recipientIds.filter((userId) => !known.has(userId)).map((userId) => ({ userId })),
        },
      },
      include: RECIPIENTS,
    });
    const changes = changesBetween(forLog(before), forLog(after), LOGGED);
    await audit(tx, by(ctx), { action: 'ReportScheduleChanged', target: after, changes });
    return after;
  });
}

export type WithRecipients = Prisma.ReportScheduleGetPayload<{ include: typeof RECIPIENTS }>;

const LOGGED = { name: 'name', cadence: 'how often', hour: 'hour', filter: 'filters', people: 'recipients' };
const forLog = ({ recipients, hour, ...schedule }: WithRecipients) => ({
  ...schedule,
  hour: String(hour),
  people: recipients.map(({ user }) => user.name).toSorted(),
});

/** Throws NOT_FOUND. */
export async function deleteReportSchedule(ctx: Deps, { clientId }: StaffMember, id: string) {
  await ctx.db.$transaction(async (tx) => {
    const schedule = await tx.reportSchedule.findUnique({ where: { id, clientId } });
    if (!schedule) throw noSchedule();
    await tx.reportSchedule.delete({ where: { id } });
    await audit(tx, by(ctx), { action: 'ReportScheduleDeleted', target: schedule });
  });
  return id;
}

/** Sends the report of the days that have ended last to all who get it, beside the usual times. Throws NOT_FOUND. */
export async function sendReport(ctx: Deps, { clientId }: StaffMember, id: string) {
  return ctx.db.$transaction(async (tx) => {
    const schedule = await tx.reportSchedule.findUnique({ where: { id, clientId }, include: RECIPIENTS });
    if (!schedule) throw noSchedule();
    const days = daysOf({ ...schedule, timezone: await timezoneOf(tx, clientId) }, ctx.clock.now());
    await queueReport(ctx, tx, { schedule, days });
    return tx.reportSchedule.findUniqueOrThrow({ where: { id }, include: RECIPIENTS });
  });
}

/** The viewer does not get a report any more. Throws NOT_FOUND, also where they did not get it. */
export async function leaveReport(ctx: Deps, { clientId, user }: StaffMember, id: string) {
  const where = { scheduleId: id, userId: user.id, schedule: { clientId } };
  const { count } = await ctx.db.reportRecipient.deleteMany({ where });
  if (count === 0) throw noSchedule();
  return ctx.db.reportSchedule.findUniqueOrThrow({ where: { id }, include: RECIPIENTS });
}

type Report = { schedule: WithRecipients; days: { from: string; to: string } };

/** Puts the mails of a report into the queue, each by itself: what one address refuses keeps nobody else from theirs. */
export async function queueReport(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Prisma.TransactionClient,
  { schedule: { id, clientId, recipients }, days }: Report,
): Promise<void> {
  await tx.reportRecipient.updateMany({ where: { scheduleId: id }, data: { isSending: true, failedAt: null } });
  for (const { userId } of recipients) {
    const payload = { scheduleId: id, userId, ...days };
    await jobs.enqueue(tx, { clientId, kind: 'mailReport', subjectId: `${id}:${userId}`, payload });
  }
}

async function assertColleagues(tx: Prisma.TransactionClient, clientId: string, ids: readonly string[]) {
  const known = await tx.user.count({ where: { clientId, status: 'Active', id: { in: [...ids] } } });
  if (known < ids.length) throw domainError('NOT_FOUND', 'Somebody of these does not work here any more.');
}

/** A report on what is gone would say nothing, each week anew. */
async function assertThere(tx: Prisma.TransactionClient, clientId: string, narrowing: Narrowing | null | undefined) {
  const gone = await goneFromNarrowing(tx, clientId, narrowing ?? {});
  if (gone.length > 0) throw domainError('NOT_FOUND', 'What the report is narrowed to does not exist any more.');
}

const noSchedule = () => domainError('NOT_FOUND', 'This report does not go out any more.');
