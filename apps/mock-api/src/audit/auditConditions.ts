import { Prisma } from '@parley/db';
import type { AuditAction, AuditFilter } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';
import { containing } from '#inbox/containing.ts';
import { AUDIT_ACTIONS, DOMAIN_OF } from './domains.ts';

const MOST_CHARACTERS = 200;
const MOST_WORDS = 8;

/** What an entry of a company must be like to pass. Throws BAD_INPUT naming the field. */
export function auditConditions(clientId: string, filter: AuditFilter | null | undefined): Prisma.Sql {
  const { actorId, domain, action, from, before, text } = filter ?? {};
  const actions = AUDIT_ACTIONS.filter(
    (name) => (!domain || DOMAIN_OF[name] === domain) && (!action || name === action),
  );
  const conditions = [
    Prisma.sql`"clientId" = ${clientId}`,
    ...(actorId ? [Prisma.sql`"actorId" = ${actorId}`] : []),
    ...(domain || action ? [isOneOf(actions)] : []),
    ...(from ? [Prisma.sql`"createdAt" >= ${from}`] : []),
    ...(before ? [Prisma.sql`"createdAt" < ${before}`] : []),
    ...wordsOf(text ?? '').map(bearing),
  ];
  return Prisma.join(conditions, ' AND ');
}

const isOneOf = (actions: readonly AuditAction[]) =>
  actions.length > 0 ? Prisma.sql`"action" IN (${Prisma.join([...actions])})` : Prisma.sql`FALSE`;

function wordsOf(text: string): string[] {
  if (text.length > MOST_CHARACTERS) {
    throw domainError('BAD_INPUT', `Search for at most ${MOST_CHARACTERS} characters.`, { field: 'filter.text' });
  }
  const words = text.split(/\s+/).filter(Boolean);
  // Each is looked for in every entry.
  if (words.length > MOST_WORDS) {
    throw domainError('BAD_INPUT', `Search for at most ${MOST_WORDS} words.`, { field: 'filter.text' });
  }
  return words;
}

/** An entry in which a word stands, or that is of an action whose name has it: «deleted» finds what was deleted. */
function bearing(word: string): Prisma.Sql {
  const like = containing(word);
  const actions = AUDIT_ACTIONS.filter((action) => action.toLowerCase().includes(word.toLowerCase()));
  return Prisma.sql`("actorName" LIKE ${like} ESCAPE '\\' OR "targetName" LIKE ${like} ESCAPE '\\'
    OR "detail" LIKE ${like} ESCAPE '\\' OR "actorIp" LIKE ${like} ESCAPE '\\' OR ${isOneOf(actions)}
    OR EXISTS (SELECT 1 FROM json_tree("changes") WHERE "type" = 'text' AND "atom" LIKE ${like} ESCAPE '\\'))`;
}
