import { Prisma } from '@parley/db';
import type { AnalyticsFilter } from '#__generated__/resolvers.ts';
import type { Dimension } from './figuresOf.ts';

/** Which conversations are looked at, beside the days. */
export type Conditions = readonly (readonly [Dimension, string])[];

/** What a filter asks for, by dimension. */
export function conditionsOf({
  assistantId,
  answeredBy,
  agentId,
  teamId,
  labelId,
  startPage,
  language,
}: AnalyticsFilter): Conditions {
  const asked: [Dimension, string | null | undefined][] = [
    ['assistant', assistantId],
    ['answeredBy', answeredBy],
    ['agent', agentId],
    ['team', teamId],
    ['label', labelId],
    ['startPage', startPage],
    ['language', language],
  ];
  return asked.flatMap(([dimension, value]) => (value ? [[dimension, value] as const] : []));
}

const COLUMNS: Readonly<Partial<Record<Dimension, Prisma.Sql>>> = {
  assistant: Prisma.sql`f."assistantId"`,
  answeredBy: Prisma.sql`f."answeredBy"`,
  agent: Prisma.sql`f."agentId"`,
  team: Prisma.sql`f."teamId"`,
  startPage: Prisma.sql`f."startPage"`,
  language: Prisma.sql`f."language"`,
};

const LISTS: Readonly<Partial<Record<Dimension, Prisma.Sql>>> = {
  faq: Prisma.sql`f."faqIds"`,
  article: Prisma.sql`f."articleIds"`,
  label: Prisma.sql`f."labelIds"`,
};

const listed = (list: Prisma.Sql, value: string) =>
  Prisma.sql`EXISTS (SELECT 1 FROM json_each(${list}) WHERE value = ${value})`;

/** The same, of facts that a statement calls `f`. */
export function factConditions(clientId: string, conditions: Conditions): Prisma.Sql {
  const all = conditions.map(([dimension, value]) => {
    const column = COLUMNS[dimension];
    if (column) return Prisma.sql`${column} = ${value}`;
    return listed(LISTS[dimension] ?? Prisma.sql`f."steps"`, value);
  });
  return Prisma.join([Prisma.sql`f."clientId" = ${clientId}`, ...all], ' AND ');
}
