import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { TriggerCountKind } from '@parley/db';
import { takeHits } from '#auth/throttle.ts';
import { pageUrl } from '#chat/pageUrl.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { dayIn } from '#timezone.ts';
import { publishedVersion } from '#versioning/versions.service.ts';
import { triggerLimits } from './limits.ts';
import { mayShow, shownAssistant } from './widgetConfig.ts';

type CountDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
type Told = {
  clientId: string;
  assistantId: string;
  triggerId: string;
  kind: TriggerCountKind;
  url: string;
  ip: string;
};

/** Counts that a trigger fired on a page, or that the chat was opened after it, on the company's day. Throws NOT_FOUND, FORBIDDEN, BAD_INPUT, TOO_MANY_ATTEMPTS. */
export async function countTrigger(deps: CountDeps, { triggerId, kind, url, ip, ...ids }: Told): Promise<void> {
  const { db, clock, config } = deps;
  await takeHits(deps, triggerLimits(ip));
  const page = pageUrl(url);
  if (!page) throw domainError('BAD_INPUT', 'Name the page on which it fired.', { field: 'url' });
  const assistant = await shownAssistant(deps, ids);
  if (!assistant) throw domainError('NOT_FOUND', 'There is no such assistant.');
  if (!mayShow(config, assistant, new URL(page).hostname)) {
    throw domainError('FORBIDDEN', 'It may not be shown on this site.');
  }
  const { triggers } = storedConfig((await publishedVersion(db, assistant.id)).content);
  if (!triggers.items.some(({ id }) => id === triggerId)) throw domainError('NOT_FOUND', 'It has no such trigger.');
  const { timezone } = await db.client.findUniqueOrThrow({ where: { id: ids.clientId }, select: { timezone: true } });
  const key = { assistantId: assistant.id, triggerId, day: dayIn(clock.now(), timezone ?? 'UTC'), kind };
  await db.triggerCount.upsert({
    where: { assistantId_triggerId_day_kind: key },
    create: { ...key, count: 1 },
    update: { count: { increment: 1 } },
  });
}
