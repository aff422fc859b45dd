import { takeHits } from '#auth/throttle.ts';
import { pageUrl } from '#chat/pageUrl.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { pingLimits } from './limits.ts';
import { isFirstAssistant, mayShow, shownAssistant } from './widgetConfig.ts';

type PingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'events'>;
type Ping = { clientId: string; assistantId: string; url: string; ip: string };

/** A busy site tells of itself with every page: once in so many milliseconds is kept. */
const KEPT_EVERY = 60_000;

/** Keeps when and where an assistant was shown, or would have been before the onboarding is finished, and tells the staff. Throws NOT_FOUND, FORBIDDEN, BAD_INPUT, TOO_MANY_ATTEMPTS. */
export async function recordPing(deps: PingDeps, { url, ip, ...ids }: Ping): Promise<void> {
  const { db, clock, config, events } = deps;
  await takeHits(deps, pingLimits(ip));
  const page = pageUrl(url);
  if (!page) throw domainError('BAD_INPUT', 'Name the page that shows the assistant.', { field: 'url' });
  const { origin, pathname, hostname } = new URL(page);
  const now = clock.now();
  // What follows the path may tell of a person.
  const data = { lastPingAt: now, lastPingUrl: origin + pathname };
  const isDue = {
    OR: [
      { lastPingAt: null },
      { lastPingAt: { lte: new Date(now.getTime() - KEPT_EVERY) } },
      // The clock was put back.
      { lastPingAt: { gt: now } },
    ],
  };
  const assistant = await shownAssistant(deps, ids);
  if (!assistant) {
    if (!(await isFirstAssistant(db, ids))) throw domainError('NOT_FOUND', 'There is no such assistant.');
    const { clientId } = ids;
    const { count } = await db.onboarding.updateMany({ where: { clientId, ...isDue }, data });
    if (count > 0) events.publish('onboarding:pinged', clientId, { clientId });
    return;
  }
  if (!mayShow(config, assistant, hostname)) throw domainError('FORBIDDEN', 'It may not be shown on this site.');
  const [kept] = await db.assistant.updateManyAndReturn({ where: { id: assistant.id, ...isDue }, data });
  if (kept) events.publish('assistant:pinged', kept.clientId, kept);
}
