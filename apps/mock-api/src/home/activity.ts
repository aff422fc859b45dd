import type { Activity, ActivityKind } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { Prisma } from '@parley/db';
import type { Context } from '#context.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const MOST = 20;
const WEEK = 7 * 24 * 60 * 60_000;

/** What happened in the last week, newest first: what concerns the person, and what colleagues and the machine have done. */
export async function recentActivity(deps: Deps, staff: StaffMember, first: number): Promise<Activity[]> {
  const since = new Date(deps.clock.now().getTime() - WEEK);
  const take = Math.min(Math.max(first, 0), MOST);
  const sources = [ownNews, published, submitted, trained, readPages, resolved];
  const found = await Promise.all(sources.map((source) => source(deps, staff, { since, take })));
  return found
    .flat()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1))
    .slice(0, take);
}

type Wanted = { since: Date; take: number };
type Source = (deps: Deps, staff: StaffMember, wanted: Wanted) => Promise<Activity[]>;

const entry = (
  kind: ActivityKind,
  id: string,
  rest: Pick<Activity, 'subject' | 'at'> & Partial<Activity>,
): Activity => ({
  actorName: null,
  subjectId: null,
  number: null,
  assistantType: null,
  ...rest,
  id: `${kind}:${id}`,
  kind,
});

/** Where the person was named, and what was given to them. */
const ownNews: Source = async ({ db }, { user }, { since, take }) => {
  const rows = await db.notification.findMany({
    where: { userId: user.id, kind: { in: ['Mention', 'Assigned'] }, createdAt: { gte: since } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    include: { conversation: { select: { id: true, visitorName: true } } },
  });
  return rows.flatMap(({ id, kind, conversation, actorName, createdAt }) =>
    conversation
      ? [
          entry(kind === 'Mention' ? 'Mentioned' : 'Assigned', id, {
            actorName,
            subjectId: conversation.id,
            subject: conversation.visitorName,
            at: createdAt,
          }),
        ]
      : [],
  );
};

const published: Source = async ({ db }, { clientId }, { since, take }) => {
  const versions = await db.version.findMany({
    where: { clientId, publishedAt: { gte: since } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take,
    select: { id: true, subjectId: true, number: true, publishedByName: true, publishedAt: true },
  });
  const ids = versions.map(({ subjectId }) => subjectId);
  const where = { clientId, id: { in: ids } };
  const select = { id: true, name: true };
  const titled = { id: true, title: true };
  const [assistants, articles, flows, forms] = await Promise.all([
    db.assistant.findMany({ where, select: { ...titled, type: true } }),
    db.article.findMany({ where, select: titled }),
    db.guidedFlow.findMany({ where, select }),
    db.formTemplate.findMany({ where, select }),
  ]);
  const known = new Map<string, Pick<Activity, 'kind' | 'subject' | 'assistantType'>>([
    ...assistants.map(
      ({ id, title, type }) => [id, { kind: 'AssistantPublished', subject: title, assistantType: type }] as const,
    ),
    ...articles.map(({ id, title }) => [id, { kind: 'ArticlePublished', subject: title }] as const),
    ...flows.map(({ id, name }) => [id, { kind: 'FlowPublished', subject: name }] as const),
    ...forms.map(({ id, name }) => [id, { kind: 'FormPublished', subject: name }] as const),
  ]);
  return versions.flatMap(({ id, subjectId, number, publishedByName, publishedAt }) => {
    const subject = known.get(subjectId);
    if (!subject) return [];
    return [entry(subject.kind, id, { ...subject, actorName: publishedByName, subjectId, number, at: publishedAt })];
  });
};

type SentDay = { id: string; name: string; count: bigint | number; at: string };

/** By form and day of UTC: one line, however many there are. */
const submitted: Source = async ({ db }, { clientId }, { since }) => {
  const days = await db.$queryRaw<SentDay[]>`
    SELECT f."id", f."name", COUNT(*) AS "count", MAX(s."submittedAt") AS "at"
    FROM "FormTemplate" f JOIN "FormSubmission" s ON s."formTemplateId" = f."id"
    WHERE f."clientId" = ${clientId} AND s."state" = 'Complete' AND s."status" <> 'Spam' AND s."submittedAt" >= ${since}
    GROUP BY f."id", date(s."submittedAt")`;
  return days.map(({ id, name, count, at }) => {
    const day = new Date(at);
    return entry('FormSubmitted', `${id}:${dayOf(day)}`, {
      subjectId: id,
      subject: name,
      number: Number(count),
      at: day,
    });
  });
};

const TRAINED = { in: ['Trained', 'Outdated'] } satisfies Prisma.EnumGptStatusFilter;

const trained: Source = async ({ db }, { clientId }, { since, take }) => {
  const articles = await db.article.findMany({
    where: { clientId, type: { not: 'Webpage' }, gptStatus: TRAINED, trainedAt: { gte: since } },
    orderBy: [{ trainedAt: 'desc' }, { id: 'desc' }],
    take,
    select: { id: true, title: true, passageCount: true, trainedAt: true },
  });
  return articles.flatMap(({ id, title, passageCount, trainedAt }) =>
    trainedAt
      ? [entry('ContentTrained', id, { subjectId: id, subject: title, number: passageCount, at: trainedAt })]
      : [],
  );
};

type ReadDay = { count: bigint | number; id: string; title: string; passageCount: number; at: string };

/** By day of UTC: a site of hundreds of pages is one line. Counted by the database, which alone knows how many there are. */
const readPages: Source = async ({ db }, { clientId }, { since }) => {
  // Beside a MAX, SQLite takes the other columns from the row that has it.
  const days = await db.$queryRaw<ReadDay[]>`
    SELECT COUNT(*) AS "count", "id", "title", "passageCount", MAX("trainedAt") AS "at"
    FROM "Article"
    WHERE "clientId" = ${clientId} AND "type" = 'Webpage' AND "gptStatus" IN (${Prisma.join(TRAINED.in)}) AND "trainedAt" >= ${since}
    GROUP BY date("trainedAt")`;
  return days.map(({ count, id, title, passageCount, at }) => {
    const day = new Date(at);
    return Number(count) === 1
      ? entry('ContentTrained', id, { subjectId: id, subject: title, number: passageCount, at: day })
      : entry('ContentTrained', `webpages:${dayOf(day)}`, { subject: '', number: Number(count), at: day });
  });
};

/** By whose they were and day of UTC: one line, however many there are. */
const resolved: Source = async ({ db }, { clientId }, { since }) => {
  const conversations = await db.conversation.findMany({
    where: { clientId, status: 'Resolved', resolvedAt: { gte: since }, assigneeId: { not: null } },
    orderBy: [{ resolvedAt: 'desc' }, { id: 'desc' }],
    take: 500,
    select: { id: true, visitorName: true, resolvedAt: true, assignee: { select: { id: true, name: true } } },
  });
  const groups = grouped(conversations, ({ resolvedAt, assignee }) => `${dayOf(resolvedAt)}:${assignee?.id}`);
  return [...groups].flatMap(([key, [latest, ...others]]) => {
    if (!latest?.resolvedAt) return [];
    const only = others.length === 0 ? latest : null;
    return [
      entry('Resolved', key, {
        actorName: latest.assignee?.name ?? null,
        subjectId: only?.id ?? null,
        subject: only?.visitorName ?? '',
        number: others.length + 1,
        at: latest.resolvedAt,
      }),
    ];
  });
};

const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10) ?? '';

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
