import { takeHits } from '#auth/throttle.ts';
import { pageUrl } from '#chat/pageUrl.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { pingLimits } from './limits.ts';
import { mayShow, shownAssistant } from './widgetConfig.ts';

type PingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'events'>;
type Ping = { clientId: string; assistantId: string; url: string; ip: string };

/** A busy site tells of itself with every page: once in so many milliseconds is kept. */
const KEPT_EVERY = 60_000;

/** Keeps when and where an assistant was shown, and tells the staff. Throws NOT_FOUND, FORBIDDEN, BAD_INPUT, TOO_MANY_ATTEMPTS. */
export async function recordPing(deps: PingDeps, { url, ip, ...ids }: Ping): Promise<void> {
  const { db, clock, config, events } = deps;
  await takeHits(deps, pingLimits(ip));
  const page = pageUrl(url);
  if (!page) throw domainError('BAD_INPUT', 'Name the page that shows the assistant.', { field: 'url' });
  const assistant = await shownAssistant(deps, ids);
  if (!assistant) throw domainError('NOT_FOUND', 'There is no such assistant.');
  const { origin, pathname, hostname } = new URL(page);
  if (!mayShow(config, assistant, hostname)) throw domainError('FORBIDDEN', 'It may not be shown on this site.');
  const now = clock.now();
  const [kept] = await db.assistant.updateManyAndReturn({
    where: {
      id: assistant.id,
      OR: [
        { lastPingAt: null },
        { lastPingAt: { lte: new Date(now.getTime() - KEPT_EVERY) } },
        // The clock was put back.
        { lastPingAt: { gt: now } },
      ],
    },
    // What follows the path may tell of a person.
    data: { lastPingAt: now, lastPingUrl: origin + pathname },
  });
  if (kept) events.publish('assistant:pinged', kept.clientId, kept);
}
