import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { isOpenAt, nextOpening } from '@parley/assistant-config/officeHours';
import type { ChatAvailability } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { onlineSince } from './onlineSince.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Asked = { clientId: string; assistantId: string; team: AssistantConfig['team'] };

/** When visitors of an assistant can count on an answer by a person. */
export async function chatAvailability(
  { db, clock }: Deps,
  { clientId, assistantId, team }: Asked,
): Promise<ChatAvailability> {
  const now = clock.now();
  const { officeHours, replyTime } = team;
  const isOpen = isOpenAt(officeHours, now.getTime());
  const opensAt = isOpen ? null : nextOpening(officeHours, now.getTime());
  return {
    isOpen,
    opensAt: opensAt === null ? null : new Date(opensAt),
    replyMinutes: replyTime === 'Measured' ? await replyMinutes({ db, clock }, { clientId, assistantId }) : null,
    isSomebodyOnline: await isSomebodyOnline({ db, clock }, { clientId, team }),
  };
}

/** Whether anybody who shows in the chat has the dashboard open. */
export async function isSomebodyOnline(
  { db, clock }: Deps,
  { clientId, team: { shows, memberIds } }: Omit<Asked, 'assistantId'>,
): Promise<boolean> {
  const online = await db.user.findFirst({
    where: {
      clientId,
      status: 'Active',
      ...(shows === 'Selected' && { id: { in: [...memberIds] } }),
      sessions: { some: onlineSince(clock.now()) },
    },
    select: { id: true },
  });
  return online !== null;
}

const WEEK = 7 * 24 * 60 * 60_000;
const MOST_MEASURED = 500;

/** How long half of the last seven days' conversations waited at most for a person's first answer; null: there was none. */
export async function replyMinutes(
  { db, clock }: Deps,
  { clientId, assistantId }: Omit<Asked, 'team'>,
): Promise<number | null> {
  const gte = new Date(clock.now().getTime() - WEEK);
  const answered = await db.conversation.findMany({
    // What began then was active since: there is an index of that.
    where: { clientId, assistantId, lastActivityAt: { gte }, createdAt: { gte }, firstAgentReplyAt: { not: null } },
    orderBy: { lastActivityAt: 'desc' },
    select: { createdAt: true, firstAgentReplyAt: true },
    take: MOST_MEASURED,
  });
  const waits = answered
    .flatMap(({ createdAt, firstAgentReplyAt }) =>
      firstAgentReplyAt ? [firstAgentReplyAt.getTime() - createdAt.getTime()] : [],
    )
    .toSorted((a, b) => a - b);
  const middle = waits[Math.floor(waits.length / 2)];
  return middle === undefined ? null : Math.max(1, Math.ceil(middle / 60_000));
}
