import { Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { containing } from '../containing.ts';
import { dayStart } from './dayStart.ts';
import type { ParsedSearch, State, Traits } from './parseSearch.ts';

type Deps = Pick<Context, 'db'>;
type Named = { id: string; name: string };
/** With the time zone in which its days begin. */
type Asked = ParsedSearch & { timezone: string };

/**
 * What the operators ask of a conversation `c` and, where there is one, its message `m` with its document `d`, within the
 * client's own. Null when nothing can pass: a label or a person that is not there.
 */
export async function searchConditions({ db }: Deps, { clientId, user }: StaffMember, asked: Asked) {
  const { not, before, after, timezone } = asked;
  const isNamed = [asked, not].some(({ labels, assignees }) => labels.length + assignees.length > 0);
  const [labels, users] = isNamed
    ? await Promise.all([db.label.findMany({ where: { clientId } }), db.user.findMany({ where: { clientId } })])
    : [[], []];
  const known = { labels, users, user };
  const wanted = traits(asked, known);
  if (wanted.includes(null)) return null;

  const conditions = [
    Prisma.sql`c."clientId" = ${clientId}`,
    ...wanted.filter((condition) => condition !== null),
    // Of a label that is not there, no conversation has any.
    ...traits(not, known)
      .filter((condition) => condition !== null)
      .map((condition) => Prisma.sql`NOT coalesce(${condition}, FALSE)`),
    ...(before ? [Prisma.sql`coalesce(m."createdAt", c."lastActivityAt") < ${dayStart(before, timezone)}`] : []),
    ...(after ? [Prisma.sql`coalesce(m."createdAt", c."lastActivityAt") >= ${dayStart(after, timezone)}`] : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

type Known = { labels: readonly Named[]; users: readonly Named[]; user: StaffMember['user'] };

/** A condition for each trait; null for one that nothing can have. */
function traits({ from, labels, assignees, statuses, states, hasFile }: Traits, known: Known): (Prisma.Sql | null)[] {
  return [
    ...(statuses.length > 0 ? [Prisma.sql`c."status" IN (${Prisma.join(statuses)})`] : []),
    ...(labels.length > 0 ? [labelled(named(known.labels, labels))] : []),
    ...(assignees.length > 0 ? [assignedTo(assignees, known)] : []),
    ...(from.length > 0 ? [anyOf(from.map((name) => writtenBy(name, known.user)))] : []),
    ...(hasFile ? [Prisma.sql`c."hasAttachments"`] : []),
    ...states.map((state) => STATES[state]),
  ];
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

function labelled(labelIds: readonly string[]): Prisma.Sql | null {
  if (labelIds.length === 0) return null;
  return Prisma.sql`EXISTS (SELECT 1 FROM "ConversationLabel" l WHERE l."conversationId" = c."id"
    AND l."labelId" IN (${Prisma.join([...labelIds])}))`;
}

function assignedTo(assignees: readonly string[], { users, user }: Known): Prisma.Sql | null {
  const names = assignees.filter((name) => !isMe(name) && !isNone(name));
  const people = [...named(users, names), ...(assignees.some(isMe) ? [user.id] : [])];
  const conditions = [
    ...(people.length > 0 ? [Prisma.sql`c."assigneeId" IN (${Prisma.join(people)})`] : []),
    ...(assignees.some(isNone) ? [Prisma.sql`c."assigneeId" IS NULL`] : []),
  ];
  return conditions.length > 0 ? anyOf(conditions) : null;
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
