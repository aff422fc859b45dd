import { PermissionFlag } from '@parley/db';
import { fileOfUrl } from '@parley/db/databaseFile';
import { restoreFrom, snapshot } from '@parley/db/restore';
import { backgroundWorkDone } from '#background/inBackground.ts';
import type { TestApi } from '#testing/testApi.ts';
import { staffToken, visitorToken } from '#testing/tokens.ts';
import { send, type Answer, type Operation } from './calls.ts';
import { buildRecords, type Ids } from './records.ts';

export const CALLERS = [
  'anonymous',
  'pending',
  'staff',
  'admin',
  'lacking',
  'visitor',
  'otherVisitor',
  'stranger',
] as const;
export type Caller = (typeof CALLERS)[number];

const OWN = { company: 'owned-by-the-company', conversation: 'written-by-the-visitor' };
const FOREIGN = { company: 'owned-by-another-company', conversation: 'written-by-another-visitor' };

/** What no answer to this caller may ever contain. */
export function secretsFrom(caller: Caller): readonly string[] {
  const foreign = Object.values(FOREIGN);
  if (caller === 'stranger') return Object.values(OWN);
  if (caller === 'anonymous') return [...Object.values(OWN), ...foreign];
  return caller === 'otherVisitor' || caller === 'pending' ? [OWN.conversation, ...foreign] : foreign;
}

export type World = {
  ids: Ids;
  /** Of each of these ids the one of another company. */
  foreign: ReadonlyMap<string, string>;
  /** What comes of an operation of this caller, with all records as they were built. */
  call: (caller: Caller, operation: Operation) => Promise<Answer>;
  /** The same, called by Staff who hold these permissions only. */
  callWith: (flags: readonly PermissionFlag[], operation: Operation) => Promise<Answer>;
  /** What the last call wrote into the audit log. */
  auditActions: () => Promise<string[]>;
};

/** Two companies with all that the matrix asks for. */
export async function buildWorld(api: TestApi): Promise<World> {
  const { db, deps } = api;
  const own = await buildRecords(deps, OWN);
  const other = await buildRecords(deps, FOREIGN);
  const { client: clientId, assistant } = own.ids;
  const staff = await staffToken(deps, own.staff.staff);
  const tokens: Record<Caller, string | null> = {
    anonymous: null,
    pending: await staffToken(deps, own.staff.pending),
    staff,
    admin: await staffToken(deps, own.staff.admin),
    lacking: staff,
    visitor: await visitorToken(deps, own.visitors.visitor, assistant),
    otherVisitor: await visitorToken(deps, own.visitors.otherVisitor, assistant),
    stranger: await staffToken(deps, other.staff.admin),
  };
  const otherIds = Object.values(other.ids);
  const foreign = new Map(Object.values(own.ids).map((id, index) => [id, otherIds[index] ?? '']));
  const known = new Set((await db.auditEntry.findMany()).map(({ id }) => id));
  const asBuilt = `${fileOfUrl(deps.config.databaseUrl)}-as-built`;
  await snapshot(db, asBuilt);

  let isChanged = false;
  async function callBy(token: string | null, operation: Operation): Promise<Answer> {
    if (isChanged) await restoreFrom(db, asBuilt);
    const answer = await send(api, { ...operation, token });
    await backgroundWorkDone();
    isChanged = operation.document.startsWith('mutation') && !answer.isRefused;
    return answer;
  }

  async function callWith(allowed: readonly PermissionFlag[], operation: Operation): Promise<Answer> {
    if (isChanged) await restoreFrom(db, asBuilt);
    isChanged = false;
    await db.rolePermission.createMany({
      data: Object.values(PermissionFlag).map((flag) => ({
        clientId,
        role: 'Staff' as const,
        flag,
        allowed: allowed.includes(flag),
      })),
    });
    const answer = await callBy(staff, operation);
    if (!isChanged) await db.rolePermission.deleteMany({ where: { clientId } });
    return answer;
  }

  return {
    ids: own.ids,
    foreign,
    call: (caller, operation) => (caller === 'lacking' ? callWith([], operation) : callBy(tokens[caller], operation)),
    callWith,
    auditActions: async () => {
      const entries = await db.auditEntry.findMany({ orderBy: { createdAt: 'asc' } });
      return entries.filter(({ id }) => !known.has(id)).map(({ action }) => action);
    },
  };
}
