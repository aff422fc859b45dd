import type { Visitor } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { signVisitorToken } from '#auth/tokens.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { chatAssistant } from './chatAssistant.ts';
import { chatLimits } from './limits.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;
type Opening = {
  clientId: string;
  assistantId: string;
  ip: string;
  /** Somebody whose token is still good: they stay who they are and get a fresh one. */
  returning: VisitorViewer | null;
};

/** Opens a chat. Throws NOT_FOUND when there is no such assistant, TOO_MANY_ATTEMPTS. */
export async function startVisitorSession(deps: Deps, { clientId, assistantId, ip, returning }: Opening) {
  await takeHits(deps, chatLimits(ip));
  const assistant = await chatAssistant(deps, { clientId, assistantId });
  const known = returning?.clientId === clientId ? await seenAgain(deps, returning) : null;
  const { id: visitorId } = known ?? (await newVisitor(deps.db, { clientId, now: deps.clock.now() }));
  const token = await signVisitorToken(deps, { visitorId, clientId, assistantId });
  return { token, assistant };
}

async function seenAgain({ db, clock }: Deps, { visitorId, clientId }: VisitorViewer): Promise<Visitor | null> {
  const [visitor] = await db.visitor.updateManyAndReturn({
    where: { id: visitorId, clientId },
    data: { lastSeenAt: clock.now() },
  });
  return visitor ?? null;
}

/** A visitor by the client's next number: «Visitor 4821». */
export async function newVisitor(
  db: Pick<Context['db'], 'client' | 'visitor'>,
  { clientId, now }: { clientId: string; now: Date },
): Promise<Visitor> {
  const { lastVisitorNumber } = await db.client.update({
    where: { id: clientId },
    data: { lastVisitorNumber: { increment: 1 } },
  });
  return db.visitor.create({
    data: {
      id: newId('Visitor'),
      clientId,
      name: `Visitor ${lastVisitorNumber}`,
      createdAt: now,
      lastSeenAt: now,
    },
  });
}
