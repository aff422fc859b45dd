import type { Client } from '@parley/db';
import { confirmPassword } from '#auth/confirmPassword.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { endAllSessions } from '#auth/sessions.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { managersOf } from '#billing/managers.ts';
import { sendEach } from '#billing/sendEach.ts';
import type { DeleteCompanyInput } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { removeExportFile } from '../export/exportFiles.ts';
import { endBilling } from './endBilling.ts';
import { companyDeletedMail } from './mails/companyDeleted.ts';

/** A session so young was begun by the person themselves a moment ago. */
const FRESH_MS = 15 * 60_000;

/**
 * Deletes a company for good: what it pays ends first, then nobody can come in any more, and its people are gone. The rest of
 * its rows go in pieces (removeDeletedCompanies). Throws FORBIDDEN for who is no Admin, BAD_INPUT and WRONG_PASSWORD with
 * `field`, TOO_MANY_ATTEMPTS, PAYMENTS_UNREACHABLE; then nothing has happened.
 */
export async function deleteCompany(ctx: Context, staff: StaffMember, input: DeleteCompanyInput): Promise<string> {
  const { db, clock } = ctx;
  const { clientId, user } = staff;
  const client = await db.client.findUniqueOrThrow({ where: { id: clientId } });
  if (input.name !== client.name) {
    throw domainError('BAD_INPUT', `Enter the company’s name exactly as it is: ${client.name}`, { field: 'name' });
  }
  if (user.role !== 'Admin') throw domainError('FORBIDDEN', 'Only an Admin may delete the company.');
  await confirmIdentity(ctx, staff, input.password);
  const managers = await managersOf(ctx, clientId);
  // In one turn: nothing may be subscribed to in between, which nobody could end any more.
  const { people, exports } = await withKeyLock(`plan of ${clientId}`, async () => {
    await endBilling(ctx, clientId);
    return closeDown(ctx, client);
  });
  for (const { id } of people) await endAllSessions(ctx, id);
  for (const { id } of exports) await removeExportFile(ctx, id);
  await sendEach(
    ctx,
    managers.map(({ email }) =>
      companyDeletedMail({ to: email, company: client.name, by: user.name, at: clock.now() }),
    ),
  );
  return clientId;
}

/** From here on nobody belongs to the company: no token of its people or visitors is good any more. */
function closeDown({ db, clock }: Context, { id: clientId }: Client) {
  return db.$transaction(async (tx) => {
    const people = await tx.user.findMany({ where: { clientId }, select: { id: true } });
    const exports = await tx.dataExport.findMany({ where: { clientId }, select: { id: true } });
    await tx.client.update({ where: { id: clientId }, data: { deletedAt: clock.now(), stripeCustomerId: null } });
    await tx.user.deleteMany({ where: { clientId } });
    return { people, exports };
  });
}

const confirmIdentity = (ctx: Context, { user, sessionId }: StaffMember, password: string): Promise<void> =>
  user.passwordHash === null
    ? requireFreshSession(ctx, sessionId)
    : confirmPassword(ctx, user, { password, field: 'password' });

async function requireFreshSession({ db, clock }: Context, id: string): Promise<void> {
  const session = await db.session.findUnique({ where: { id } });
  if (session && clock.now().getTime() - session.createdAt.getTime() < FRESH_MS) return;
  throw domainError(
    'BAD_INPUT',
    'You have no password. Sign out, sign in again with Google, and delete the company within 15 minutes.',
    { field: 'password' },
  );
}
