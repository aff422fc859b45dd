import type { Prisma } from '@parley/db';
import type { ConversationFilter, ConversationView } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';
import { ALWAYS } from './conversationOrder.ts';
import { storedPriority } from './priority.ts';

const MOST_VALUES = 50;

type Condition = Prisma.ConversationWhereInput;

/**
 * The conversations that pass `filter`, as a condition. The dashboard says the same of a single one (matchesFilter.ts).
 * Throws BAD_INPUT naming the field for a list that is too long.
 */
export function passing(filter: ConversationFilter | null | undefined): Condition {
  const { status, languages, activeSince, activeUntil, hasFile } = filter ?? {};
  const assigneeId = anyOf('assigneeIds', filter?.assigneeIds);
  const teamId = anyOf('teamIds', filter?.teamIds);
  const labelId = anyOf('labelIds', filter?.labelIds);
  const assistantId = anyOf('assistantIds', filter?.assistantIds);
  const priority = anyOf('priorities', filter?.priorities?.map(storedPriority));
  return {
    ...(status && { status }),
    ...(assigneeId && { assigneeId }),
    ...(teamId && { teamId }),
    ...(labelId && { labels: { some: { labelId } } }),
    ...(assistantId && { assistantId }),
    ...(priority !== null && { priority }),
    ...(languages?.length && { OR: speaking(languages) }),
    ...((activeSince || activeUntil) && {
      lastActivityAt: { ...(activeSince && { gte: activeSince }), ...(activeUntil && { lt: activeUntil }) },
    }),
    ...(typeof hasFile === 'boolean' && { hasAttachments: hasFile }),
  };
}

/** The conversations of a view as `userId` sees it, as a condition. */
export function inView(view: ConversationView, userId: string): Condition {
  return VIEWS[view](userId);
}

const VIEWS: Readonly<Record<ConversationView, (userId: string) => Condition>> = {
  All: () => ({}),
  Mine: (userId) => ({ assigneeId: userId }),
  Unassigned: () => ({ assigneeId: null }),
  Unread: () => ({ containMessagesUnreadByAgents: true }),
  Handoff: () => ({ handoffRequestedAt: { gte: ALWAYS } }),
};

function anyOf<Value>(field: string, given: readonly Value[] | null | undefined) {
  if (!given?.length) return null;
  if (given.length > MOST_VALUES) {
    throw domainError('BAD_INPUT', `Choose at most ${MOST_VALUES} values.`, { field: `filter.${field}` });
  }
  const [only] = given;
  return given.length === 1 && only !== undefined ? only : { in: [...given] };
}

/** A language and its regional forms: what lies between «de-» and «de.», the next sign, begins with «de-». */
function speaking(languages: readonly string[]): Condition[] {
  anyOf('languages', languages);
  return languages.flatMap((language) => [{ language }, { language: { gte: `${language}-`, lt: `${language}.` } }]);
}
