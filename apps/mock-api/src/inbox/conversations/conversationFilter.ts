import { Prisma } from '@parley/db';
import type { ConversationFilter, ConversationView } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';
import { storedPriority } from './priority.ts';

const MOST_VALUES = 50;

/**
 * What a conversation must meet to pass `filter`. The dashboard says the same of a single one (matchesFilter.ts).
 * Throws BAD_INPUT naming the field for a list that is too long.
 */
export function passing(filter: ConversationFilter | null | undefined): Prisma.Sql[] {
  const { status, languages, activeSince, activeUntil, hasFile } = filter ?? {};
  const assigneeIds = anyOf('assigneeIds', filter?.assigneeIds);
  const teamIds = anyOf('teamIds', filter?.teamIds);
  const labelIds = anyOf('labelIds', filter?.labelIds);
  const assistantIds = anyOf('assistantIds', filter?.assistantIds);
  const priorities = anyOf('priorities', filter?.priorities?.map(storedPriority));
  return [
    ...(status ? [Prisma.sql`"status" = ${status}`] : []),
    ...(assigneeIds ? [Prisma.sql`"assigneeId" IN (${assigneeIds})`] : []),
    ...(teamIds ? [Prisma.sql`"teamId" IN (${teamIds})`] : []),
    ...(labelIds
      ? [
          Prisma.sql`EXISTS (SELECT 1 FROM "ConversationLabel"
            WHERE "conversationId" = "Conversation"."id" AND "labelId" IN (${labelIds}))`,
        ]
      : []),
    ...(assistantIds ? [Prisma.sql`"assistantId" IN (${assistantIds})`] : []),
    ...(priorities ? [Prisma.sql`"priority" IN (${priorities})`] : []),
    ...(languages?.length ? [speaking(languages)] : []),
    ...(activeSince ? [Prisma.sql`"lastActivityAt" >= ${activeSince}`] : []),
    ...(activeUntil ? [Prisma.sql`"lastActivityAt" < ${activeUntil}`] : []),
    ...(typeof hasFile === 'boolean' ? [Prisma.sql`"hasAttachments" = ${hasFile}`] : []),
  ];
}

/** What a conversation must meet to stand in a view as `userId` sees it. */
export function inView(view: ConversationView, userId: string): Prisma.Sql[] {
  return VIEWS[view](userId);
}

const VIEWS: Readonly<Record<ConversationView, (userId: string) => Prisma.Sql[]>> = {
  All: () => [],
  Mine: (userId) => [Prisma.sql`"assigneeId" = ${userId}`],
  Unassigned: () => [Prisma.sql`"assigneeId" IS NULL`],
  Unread: () => [Prisma.sql`"containMessagesUnreadByAgents" = TRUE`],
  // To ask for more than nothing finds an index, to ask for «not null» does not.
  Handoff: () => [Prisma.sql`"handoffRequestedAt" > ''`],
};

/** The values, as they stand in `IN (…)`; null for none. */
function anyOf(field: string, given: readonly (string | number)[] | null | undefined): Prisma.Sql | null {
  if (!given?.length) return null;
  if (given.length > MOST_VALUES) {
    throw domainError('BAD_INPUT', `Choose at most ${MOST_VALUES} values.`, { field: `filter.${field}` });
  }
  return Prisma.join([...given]);
}

/**
 * A language and its regional forms: what lies between «de-» and «de.», the next sign, begins with «de-». The pluses keep
 * SQLite from the index of languages, which would have it sort all that it finds.
 */
function speaking(languages: readonly string[]): Prisma.Sql {
  anyOf('languages', languages);
  const spoken = languages.map(
    (language) =>
      Prisma.sql`+"language" = ${language} OR +"language" >= ${`${language}-`} AND +"language" < ${`${language}.`}`,
  );
  return Prisma.sql`(${Prisma.join(spoken, ' OR ')})`;
}
