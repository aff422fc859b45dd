import type { HeldMail } from '@parley/db';
import { inBackground } from '#background/inBackground.ts';
import type { Context } from '#context.ts';
import { newsMail, severalNewsMail } from './newsMail.ts';
import { quietUntil, WHEN_TOLD } from './notificationHours.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'sendMail'>;

/**
 * Mails people what came while they were not to be disturbed, once they may be: one mail each, of what they have not looked
 * at meanwhile. To be called as time passes.
 */
export async function sendHeldMails(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const waiting = await db.heldMail.findMany({ distinct: ['userId'], select: { userId: true } });
  if (waiting.length === 0) return;
  const users = await db.user.findMany({
    where: { id: { in: waiting.map(({ userId }) => userId) } },
    select: { id: true, email: true, ...WHEN_TOLD },
  });
  for (const user of users) {
    if (quietUntil(user, clock.now())) continue;
    const news = await takeHeld(deps, user.id);
    if (news.length > 0) mail(deps, user.email, news);
  }
}

/** What waits for a person and is news still, in its order; nothing waits any more. */
function takeHeld({ db }: Deps, userId: string): Promise<HeldMail[]> {
  return db.$transaction(async (tx) => {
    const news = await tx.heldMail.findMany({
      where: { userId, OR: [{ notificationId: null }, { notification: { readAt: null } }] },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    await tx.heldMail.deleteMany({ where: { userId } });
    return news;
  });
}

function mail({ config, sendMail }: Deps, to: string, news: readonly HeldMail[]) {
  const [first] = news;
  if (!first) return;
  const text = news.length === 1 ? newsMail(to, first, config.webUrl) : severalNewsMail(to, news, config.webUrl);
  inBackground('Mailing what came in quiet hours', () => sendMail(text));
}
