import type { User, Visitor } from '@parley/db';
import { startSession } from '#auth/sessions.ts';
import { signVisitorToken } from '#auth/tokens.ts';
import type { Deps } from '#context.ts';

/** The bearer token of somebody who has just signed in, good for 8 hours of the API's clock. */
export async function staffToken(deps: Deps, { id }: Pick<User, 'id'>): Promise<string> {
  const { accessToken } = await startSession(deps, id, { rememberMe: false, userAgent: null });
  return accessToken;
}

/** The bearer token of a visitor in the chat of one assistant. */
export function visitorToken(deps: Deps, { id, clientId }: Pick<Visitor, 'id' | 'clientId'>, assistantId: string) {
  return signVisitorToken(deps, { visitorId: id, clientId, assistantId });
}
