import type { Prisma, Visitor } from '@parley/db';
import * as v from 'valibot';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { email as emailAddress, parseInput } from '#input.ts';
import { pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { containing } from '#inbox/containing.ts';

type Deps = Pick<Context, 'db' | 'events'>;
type Attribute = { name: string; value: string };
type VisitorInput = {
  visitorId: string;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  attributes?: readonly Attribute[] | null;
};

/** Also for a visitor of somebody else: nobody learns that they exist. */
const noVisitor = () => domainError('NOT_FOUND', 'This visitor does not exist.');

/** One of the client's visitors. Throws NOT_FOUND. */
export async function requireVisitorOf(
  db: Pick<Prisma.TransactionClient, 'visitor'>,
  clientId: string,
  id: string,
): Promise<Visitor> {
  const visitor = await db.visitor.findUnique({ where: { id, clientId } });
  if (!visitor) throw noVisitor();
  return visitor;
}

/** Characters of the longest name or mail address; SQLite refuses to look for far more. */
const LONGEST_NAME = 254;

/** The client's visitors whose name or mail address holds `search`, last seen first. Throws BAD_INPUT. */
export async function listVisitors(
  { db }: Pick<Deps, 'db'>,
  clientId: string,
  { search, first }: { search?: string | null; first?: number | null },
): Promise<Visitor[]> {
  const take = pageSize('first', first, 10);
  const text = search?.trim().replaceAll('\0', '');
  if (text && text.length > LONGEST_NAME) return [];
  const found = text ? { id: { in: await idsOf({ db }, { clientId, text, take }) } } : {};
  return db.visitor.findMany({
    where: { clientId, mergedIntoId: null, ...found },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take,
  });
}

type Search = { clientId: string; text: string; take: number };

/** Prisma's `contains` takes % and _ for any characters. */
async function idsOf({ db }: Pick<Deps, 'db'>, { clientId, text, take }: Search): Promise<string[]> {
  const like = containing(text);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Visitor"
    WHERE "clientId" = ${clientId} AND "mergedIntoId" IS NULL
      AND ("name" LIKE ${like} ESCAPE '\\' OR "email" LIKE ${like} ESCAPE '\\')
    ORDER BY "lastSeenAt" DESC, "id" DESC LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

/** The pages that a visitor had open, newest first. Throws BAD_INPUT. */
export function pageViewsOf({ db }: Pick<Deps, 'db'>, { id }: Visitor, first?: number | null) {
  return db.visitorPageView.findMany({
    where: { visitorId: id },
    orderBy: [{ viewedAt: 'desc' }, { id: 'desc' }],
    take: pageSize('first', first, 10),
  });
}

/** A visitor's conversations, last activity first. Throws BAD_INPUT. */
export function conversationsOf({ db }: Pick<Deps, 'db'>, { id }: Visitor, first?: number | null) {
  return db.conversation.findMany({
    where: { visitorId: id },
    orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
    take: pageSize('first', first, 10),
  });
}

/** What the site or an agent says of a visitor, by name. */
export function attributesOf({ attributes }: Pick<Visitor, 'attributes'>): Attribute[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), attributes);
  const found = Object.entries(parsed.success ? parsed.output : {});
  return found.map(([name, value]) => ({ name, value })).toSorted((a, b) => a.name.localeCompare(b.name));
}

const text = (most: number, message: string) => v.pipe(v.string(), v.trim(), v.maxLength(most, message));
const line = (most: number, missing: string) =>
  v.pipe(
    text(most, `Use at most ${most} characters.`),
    v.nonEmpty(missing),
    v.regex(/^\P{C}*$/u, 'Use a single line without control characters.'),
  );
const emptyAsNull = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
/** As staff and sites name them. */
export const VISITOR_ATTRIBUTES = v.pipe(
  v.array(v.object({ name: line(60, 'Name this attribute.'), value: text(500, 'Use at most 500 characters.') })),
  v.maxLength(50, 'Keep at most 50 attributes.'),
  v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, 'Name each attribute once.'),
);
const FIELDS = {
  name: v.nullish(line(120, 'Enter a name.')),
  email: v.nullish(v.union([emptyAsNull, emailAddress])),
  phone: v.nullish(
    v.union([
      emptyAsNull,
      v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s()./-]{3,30}$/, 'Enter a phone number such as +41 31 555 01 42.')),
    ]),
  ),
  attributes: v.nullish(VISITOR_ATTRIBUTES),
};

/**
 * Corrects what is known of a visitor, also in the list of conversations. What is left out stays, an empty text is
 * forgotten. Throws NOT_FOUND, BAD_INPUT with `field`.
 */
export async function updateVisitor(
  deps: Deps & Auditing,
  clientId: string,
  { visitorId, ...input }: VisitorInput,
): Promise<Visitor> {
  const { name, email, phone, attributes } = parseInput(FIELDS, input);
  const { visitor, conversations } = await deps.db.$transaction(async (tx) => {
    const before = await requireVisitorOf(tx, clientId, visitorId);
    const visitor = await tx.visitor.update({
      where: { id: visitorId },
      data: {
        ...(name && { name }),
        ...(input.email != null && { email }),
        ...(input.phone != null && { phone }),
        ...(attributes && { attributes: attributesText(attributes) }),
      },
    });
    // Which facts, not what they were: what is known of visitors is not kept twice.
    const changes = changesBetween(before, visitor, {
      name: 'name',
      email: 'email',
      phone: 'phone',
      attributes: 'attributes',
    });
    const detail = changes.map(({ field }) => field).join(', ');
    if (detail) await audit(tx, by(deps), { action: 'VisitorChanged', target: visitor, detail });
    const isRenamed = visitor.name !== before.name || visitor.email !== before.email;
    return { visitor, conversations: isRenamed ? await renameConversations(tx, visitor) : [] };
  });
  for (const conversation of conversations) deps.events.publish('conversation:updated', clientId, conversation);
  return visitor;
}

/** Brings the visitor's name in the list of conversations up to date. */
export function renameConversations(tx: Prisma.TransactionClient, { id, name, email }: Visitor) {
  return tx.conversation.updateManyAndReturn({
    where: { visitorId: id },
    data: { visitorName: name, visitorEmail: email, version: { increment: 1 } },
  });
}

/** Attributes as they are stored. */
export function attributesText(attributes: readonly Attribute[]): string {
  return JSON.stringify(Object.fromEntries(attributes.map(({ name, value }) => [name, value])));
}
