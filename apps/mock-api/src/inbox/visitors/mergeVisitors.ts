import type { Visitor } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { announceMerge, joinVisitors } from './joinVisitors.ts';
import { requireVisitorOf } from './visitors.service.ts';

type Deps = Pick<Context, 'db' | 'events'> & Auditing;
type Merge = { visitorId: string; intoId: string };

/**
 * Two visitors were found to be one person: all that `visitorId` has goes to `intoId`, whose own details win, and whoever
 * comes back in that browser is `intoId` from now on. Throws NOT_FOUND, BAD_INPUT with `field`.
 */
export async function mergeVisitors(
  deps: Deps,
  { user, clientId }: StaffMember,
  { visitorId, intoId }: Merge,
): Promise<Visitor> {
  const now = deps.clock.now();
  const joined = await deps.db.$transaction(async (tx) => {
    const from = await requireVisitorOf(tx, clientId, visitorId);
    const into = await requireVisitorOf(tx, clientId, intoId);
    if (from.id === into.id) throw bad('intoId', 'Choose another visitor: this is the same one.');
    if (from.mergedIntoId) throw bad('visitorId', 'This visitor has been merged already.');
    if (into.mergedIntoId) throw bad('intoId', 'This visitor has been merged into somebody else.');
    await audit(tx, by(deps), { action: 'VisitorsMerged', target: into, detail: from.name });
    return joinVisitors(tx, { from, into, event: told.merged(user, from.name, into.name), now });
  });
  announceMerge(deps, { fromId: visitorId, clientId, joined });
  return joined.visitor;
}

const bad = (field: string, message: string) => domainError('BAD_INPUT', message, { field });
