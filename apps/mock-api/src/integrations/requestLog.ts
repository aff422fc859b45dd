import type { Db, Integration, IntegrationDirection, IntegrationRequest } from '@parley/db';
import { domainError } from '#errors.ts';
import { forwardPage, pageSize } from '#connection.ts';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { following, NEWEST_FIRST, placeOf } from '#newestFirst.ts';
import type { Exchange, Line } from '#outside/request.ts';

/** Of what was sent and answered, in characters. */
export const LONGEST_KEPT = 20_000;
/** Of each integration, the newest. */
const MOST_KEPT = 500;

type Keeping = Pick<Deps, 'db' | 'clock'>;
type About = { conversationId?: string | null; replayOfId?: string | null };

/**
 * A way to a service that keeps what goes to and fro. Call `write` when all has been asked, however that ended. Addresses and bodies
 * must hold nothing secret: keys go in headers, which are not kept.
 */
export function loggedLine(
  { db, clock, outside }: Keeping & Pick<Deps, 'outside'>,
  integration: Pick<Integration, 'id' | 'kind'>,
  about: About = {},
) {
  const met = collectExchanges(clock);
  const line: Line = { ...outside, service: integration.kind, onExchange: met.onExchange };
  return { line, write: () => met.write({ db, clock }, integration.id, about) };
}

/** Keeps exchanges in mind until they are written into the log, in their order. */
export function collectExchanges(clock: Deps['clock']) {
  const met: { exchange: Exchange; at: Date }[] = [];
  let last = 0;
  return {
    onExchange: (exchange: Exchange) => {
      // Those of one millisecond keep their order, too.
      last = Math.max(last + 1, clock.now().getTime());
      met.push({ exchange, at: new Date(last) });
    },
    write: async (deps: Keeping, integrationId: string, about: About = {}): Promise<void> => {
      for (const { exchange, at } of met.splice(0)) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await keepRequest(deps, integrationId, { ...exchange, ...about, direction: 'Out', at });
      }
    },
  };
}

type Kept = Exchange & About & { direction: IntegrationDirection; at?: Date };

/** Writes a request into the log; nothing when the integration, or what it was about, has gone meanwhile. */
export async function keepRequest({ db, clock }: Keeping, integrationId: string, kept: Kept): Promise<void> {
  const { direction, method, url, status, durationMs, request, response, conversationId, replayOfId } = kept;
  const createdAt = kept.at ?? clock.now();
  await db.$transaction(async (tx) => {
    if ((await tx.integration.count({ where: { id: integrationId } })) === 0) return;
    if (conversationId && (await tx.conversation.count({ where: { id: conversationId } })) === 0) return;
    await tx.integrationRequest.create({
      data: {
        id: newId('IntegrationRequest'),
        integrationId,
        direction,
        method,
        url: url.slice(0, 2000),
        status,
        durationMs,
        request: request?.slice(0, LONGEST_KEPT) ?? null,
        response: response?.slice(0, LONGEST_KEPT) ?? null,
        conversationId: conversationId ?? null,
        replayOfId: replayOfId ?? null,
        createdAt,
      },
    });
    await tx.integration.update({ where: { id: integrationId }, data: { lastUsedAt: createdAt } });
  });
  await forgetOldest(db, integrationId);
}

async function forgetOldest(db: Db, integrationId: string): Promise<void> {
  const beyond = await db.integrationRequest.findMany({
    where: { integrationId },
    orderBy: NEWEST_FIRST,
    select: { id: true },
    skip: MOST_KEPT,
    take: MOST_KEPT,
  });
  if (beyond.length > 0) await db.integrationRequest.deleteMany({ where: { id: { in: beyond.map(({ id }) => id) } } });
}

type Asked = { first?: number | null; after?: string | null; onlyFailed?: boolean | null };

const FAILED = { OR: [{ status: null }, { status: { gte: 400 } }] };

/** A page of what went to and fro, newest first. Throws BAD_INPUT naming the field. */
export async function listRequests(
  { db }: Pick<Deps, 'db'>,
  integrationId: string,
  { first, after, onlyFailed }: Asked,
) {
  const size = pageSize('first', first, 30);
  const rows = await db.integrationRequest.findMany({
    where: { AND: [{ integrationId }, following(after), onlyFailed ? FAILED : {}] },
    orderBy: NEWEST_FIRST,
    take: size + 1,
  });
  return forwardPage(rows, { size, cursor: after }, placeOf);
}

/** Whether it did not go well. */
export const hasFailed = ({ status }: Pick<IntegrationRequest, 'status'>) => status === null || status >= 400;

/** Throws NOT_FOUND. */
export async function findRequest({ db }: Pick<Deps, 'db'>, clientId: string, id: string) {
  const request = await db.integrationRequest.findFirst({
    where: { id, integration: { clientId } },
    include: { integration: true },
  });
  if (!request) throw domainError('NOT_FOUND', 'This request is not kept any more.');
  return request;
}
