import { Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { containing } from '../containing.ts';
import { dayStart } from './dayStart.ts';
import type { ParsedSearch, State } from './parseSearch.ts';

type Deps = Pick<Context, 'db'>;
type Named = { id: string; name: string };
/** With the time zone in which its days begin. */
type Asked = ParsedSearch & { timezone: string };

/**
 * What the operators ask of a conversation `c` and, where there is one, its message `m` with its document `d`, within the
 * client's own. Null when nothing can pass: a label or a person that is not there.
 */
export async function searchConditions({ db }: Deps, { clientId, user }: StaffMember, asked: Asked) {
  const { from, labels, assignees, statuses, states, hasFile, before, after, timezone } = asked;
  const isNobody = assignees.some(isNone);
  const names = assignees.filter((name) => !isMe(name) && !isNone(name));
  const [labelIds, assigneeIds] = await Promise.all([
    labels.length > 0 ? db.label.findMany({ where: { clientId } }).then((known) => named(known, labels)) : null,
    assignees.length > 0 ? db.user.findMany({ where: { clientId } }).then((known) => named(known, names)) : null,
  ]);
  const people = [...(assigneeIds ?? []), ...(assignees.some(isMe) ? [user.id] : [])];
  if (labelIds?.length === 0 || (assigneeIds && people.length === 0 && !isNobody)) return null;

  const conditions = [
    Prisma.sql`c."clientId" = ${clientId}`,
    ...(statuses.length > 0 ? [Prisma.sql`c."status" IN (${Prisma.join([...statuses])})`] : []),
    ...(labelIds
      ? [
          Prisma.sql`EXISTS (SELECT 1 FROM "ConversationLabel" l WHERE l."conversationId" = c."id"
            AND l."labelId" IN (${Prisma.join(labelIds)}))`,
        ]
      : []),
    ...(assigneeIds ? [assignedTo(people, isNobody)] : []),
    ...(from.length > 0 ? [anyOf(from.map((name) => writtenBy(name, user)))] : []),
    ...(hasFile ? [Prisma.sql`c."hasAttachments"`] : []),
    ...(before ? [Prisma.sql`coalesce(m."createdAt", c."lastActivityAt") < ${dayStart(before, timezone)}`] : []),
    ...(after ? [Prisma.sql`coalesce(m."createdAt", c."lastActivityAt") >= ${dayStart(after, timezone)}`] : []),
    ...states.map((state) => STATES[state]),
  ];
  return Prisma.join(conditions, ' AND ');
}

const STATES: Readonly<Record<State, Prisma.Sql>> = {
  unread: Prisma.sql`c."containMessagesUnreadByAgents"`,
  unassigned: Prisma.sql`c."assigneeId" IS NULL`,
  handoff: Prisma.sql`c."handoffRequestedAt" IS NOT NULL`,
  note: Prisma.sql`m."kind" = 'Note'`,
};

/** Whether somebody has typed this word instead of a name. */
export const isMe = (typed: string) => typed.toLowerCase() === 'me';
const isNone = (typed: string) => typed.toLowerCase() === 'none';

function anyOf(conditions: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join([...conditions], ' OR ')})`;
}

function assignedTo(people: readonly string[], isNobody: boolean): Prisma.Sql {
  return anyOf([
    ...(people.length > 0 ? [Prisma.sql`c."assigneeId" IN (${Prisma.join([...people])})`] : []),
    ...(isNobody ? [Prisma.sql`c."assigneeId" IS NULL`] : []),
  ]);
}

/** By the name of who wrote the message; of a visitor, and of a conversation itself, also by the mail address. */
function writtenBy(name: string, user: StaffMember['user']): Prisma.Sql {
  if (isMe(name)) return Prisma.sql`m."authorId" = ${user.id}`;
  return Prisma.sql`d."author" LIKE ${containing(name)} ESCAPE '\\'`;
}

/** The ids of those whose names begin with one of `wanted`, in any case of letters. */
function named(known: readonly Named[], wanted: readonly string[]): string[] {
  const begins = ({ name }: Named) => wanted.some((one) => name.toLowerCase().startsWith(one.toLowerCase()));
  return known.filter(begins).map(({ id }) => id);
}
