import type { Visitor } from '@parley/db';
import * as v from 'valibot';
import { domainError } from '#errors.ts';
import { normaliseEmail } from '#input.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { afterTime, PAGE, pageOf, since, toPage } from './page.ts';
import { iso, VisitorRecord } from './records.ts';

const Attributes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** A visitor as programs see it. */
export function visitorRecord(row: Visitor): v.InferOutput<typeof VisitorRecord> {
  const { id, name, email, phone, externalId, locale, timezone, city, country } = row;
  return {
    id,
    name,
    email,
    phone,
    externalId,
    isVerified: row.identityVerifiedAt !== null,
    locale,
    timezone,
    city,
    country,
    attributes: v.parse(Attributes, row.attributes),
    isBlocked: row.blockedAt !== null,
    createdAt: iso(row.createdAt),
    lastSeenAt: iso(row.lastSeenAt),
  };
}

const listVisitors = endpoint({
  id: 'listVisitors',
  method: 'GET',
  path: '/visitors',
  summary: 'Lists visitors, the newest first.',
  scope: 'VisitorsRead',
  query: {
    ...PAGE,
    email: v.optional(v.pipe(v.string(), v.transform(normaliseEmail), v.description('Only those with this address.'))),
    externalId: v.optional(v.pipe(v.string(), v.description('Only who the site calls so.'))),
    since,
  },
  body: {},
  answer: pageOf(VisitorRecord),
  async run({ db }, { clientId, query }) {
    const after = afterTime(query.cursor);
    const rows = await db.visitor.findMany({
      where: {
        clientId,
        mergedIntoId: null,
        ...(query.email !== undefined && { email: query.email }),
        ...(query.externalId !== undefined && { externalId: query.externalId }),
        AND: [
          query.since ? { createdAt: { gte: query.since } } : {},
          after ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] } : {},
        ],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: query.limit + 1,
    });
    return toPage(rows, query, { item: visitorRecord, cursorOf: ({ createdAt, id }) => [iso(createdAt), id] });
  },
});

const getVisitor = endpoint({
  id: 'getVisitor',
  method: 'GET',
  path: '/visitors/{id}',
  summary: 'Answers one visitor.',
  scope: 'VisitorsRead',
  query: {},
  body: {},
  answer: VisitorRecord,
  async run({ db }, { clientId, params }) {
    const row = await db.visitor.findUnique({ where: { id: params.id ?? '', clientId } });
    if (!row) throw domainError('NOT_FOUND', 'This visitor does not exist.');
    return visitorRecord(row);
  },
});

export const VISITOR_ENDPOINTS: readonly Endpoint[] = [listVisitors, getVisitor];
