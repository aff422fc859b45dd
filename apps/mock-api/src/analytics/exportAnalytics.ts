import { Prisma } from '@parley/db';
import type { AnalyticsExport, AnalyticsFilter } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Deps } from '#context.ts';
import { csv } from '#csv.ts';
import { readAnalytics } from './analytics.service.ts';
import { behindNumber } from './behindNumber.ts';
import { FUNNEL_KINDS } from './funnels.ts';
import { checkedDays } from './range.ts';
import { readFunnel } from './readFunnel.ts';

const MOST_ROWS = 50_000;

/** The figures as they are seen, or one row for each conversation, as CSV; the log says who took them. Throws BAD_INPUT. */
export async function exportAnalytics(
  ctx: Pick<Deps, 'db'> & Auditing,
  clientId: string,
  { filter, rows }: { filter: AnalyticsFilter; rows: AnalyticsExport },
): Promise<string> {
  const table = await TABLES[rows](ctx, clientId, filter);
  const counted = table.length === 2 ? '1 conversation' : `${table.length - 1} conversations`;
  const what = rows === 'Conversations' ? counted : rows.toLowerCase();
  await audit(ctx.db, by(ctx), { action: 'AnalyticsExported', detail: `${what}, ${filter.from} to ${filter.to}` });
  return csv(table);
}

const write = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

async function figures(deps: Pick<Deps, 'db'>, clientId: string, filter: AnalyticsFilter): Promise<string[][]> {
  const { parts, metrics } = await readAnalytics(deps, clientId, filter);
  return [
    ['From', 'To', ...metrics.map(({ name }) => name)],
    ...parts.map(({ from, to }, index) => [from, to, ...metrics.map(({ series }) => write(series[index]))]),
    [filter.from, filter.to, ...metrics.map(({ value }) => write(value))],
  ];
}

async function funnels(deps: Pick<Deps, 'db'>, clientId: string, filter: AnalyticsFilter): Promise<string[][]> {
  const rows = [['Of', 'Name', 'Stage', 'Place', 'Count', 'Before']];
  checkedDays(filter);
  for (const kind of FUNNEL_KINDS) {
    const { stages, left, rows: found } = await readFunnel(deps, { clientId, filter }, kind);
    for (const row of found) {
      rows.push(
        ...row.counts.map(({ count, before }, at) => [
          kind,
          row.name,
          stages[at]?.name ?? '',
          '',
          write(count),
          write(before),
        ]),
        ...row.left.map((place) => [kind, row.name, left?.name ?? '', place.name, write(place.count), '']),
      );
    }
  }
  return rows;
}

const HEADINGS = [
  'Conversation',
  'Began',
  'Day',
  'Visitor',
  'Assistant',
  'Answered by',
  'Agent',
  'Team',
  'Labels',
  'Start page',
  'Language',
  'Answered by AI',
  'Resolved without a person',
  'Handed over',
  'Unanswered',
  'First reply, seconds',
  'Time to resolve, seconds',
  'Rating',
];

const LABELS = Prisma.sql`(
  SELECT group_concat(l."name", ', ' ORDER BY l."name" COLLATE NOCASE)
  FROM json_each(f."labelIds") b JOIN "Label" l ON l."id" = b.value AND l."clientId" = f."clientId")`;

async function conversations({ db }: Pick<Deps, 'db'>, clientId: string, filter: AnalyticsFilter): Promise<string[][]> {
  const where = behindNumber(clientId, { filter, metric: 'Conversations' });
  const rows = await db.$queryRaw<Record<string, Cell>[]>`
    SELECT c."number", c."createdAt", f."day", c."visitorName", a."title", f."answeredBy", u."name" AS "agent",
      t."name" AS "team", ${LABELS} AS "labels", f."startPage", f."language", f."isAnswered", f."isResolvedAlone", f."isHandedOver",
      f."isUnanswered", f."firstReplySeconds", f."resolutionSeconds", f."rating"
    FROM "ConversationFact" f
    JOIN "Conversation" c ON c."id" = f."conversationId"
    LEFT JOIN "Assistant" a ON a."id" = f."assistantId"
    LEFT JOIN "User" u ON u."id" = f."agentId"
    LEFT JOIN "Team" t ON t."id" = f."teamId"
    WHERE ${where} ORDER BY c."createdAt", c."id" LIMIT ${MOST_ROWS}`;
  return [HEADINGS, ...rows.map((row) => Object.values(row).map(cell))];
}

type Cell = string | number | bigint | boolean | Date | null;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString() : String(value);
}

const TABLES = { Figures: figures, Funnels: funnels, Conversations: conversations };
