import type { ApiKey, User } from '@parley/db';
import { domainError } from '#errors.ts';
import type { ApiDeps } from './endpoint.ts';

/** In whose name a key writes: who is named, or who made it. Throws BAD_INPUT where that is nobody who works there. */
export async function replyAuthor(
  { db }: Pick<ApiDeps, 'db'>,
  { clientId, createdById }: ApiKey,
  authorId: string | undefined,
): Promise<Pick<User, 'id' | 'name'>> {
  const id = authorId ?? createdById;
  const user = id ? await db.user.findUnique({ where: { id, clientId, status: 'Active' } }) : null;
  if (user) return user;
  const sentence = authorId
    ? 'Nobody of this id works here.'
    : 'Who made this key has left. Name a colleague in whose name it writes.';
  throw domainError('BAD_INPUT', sentence, { field: 'authorId' });
}
