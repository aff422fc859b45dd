import type { ChatVisitor } from '#__generated__/resolvers.ts';
import type { VisitorViewer } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

/** The visitor of the session, as they know themselves. Throws NOT_FOUND. */
export async function chatVisitor({ db }: Pick<Context, 'db'>, { visitorId }: VisitorViewer): Promise<ChatVisitor> {
  const visitor = await db.visitor.findUnique({ where: { id: visitorId } });
  if (!visitor) throw domainError('NOT_FOUND', 'This chat is no longer open.');
  const { name, email, blockedAt } = visitor;
  return { name, email, isBlocked: blockedAt !== null };
}
