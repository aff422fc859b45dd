import { goalKey } from '@parley/assistant-config/goalKey';
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
  /** Which goal it is about, as goalKey.ts has it. */
  goal?: string | undefined;
  /** Since the visitor first might have seen it; of goals that are reached. */
  secondsAgo?: number | undefined;
  ip: string;
};

/** What is counted of triggers with a goal: visitors, each once. */
export const GOAL_KINDS: TriggerCountKind[] = ['Seen', 'HeldOut', 'SeenReached', 'HeldOutReached'];

/**
 * Counts what a trigger did on a page, on the company's day. Reached goals count on the day from which the visitor was watched, so
 * that they are a part of its visitors. Throws NOT_FOUND, FORBIDDEN, BAD_INPUT, TOO_MANY_ATTEMPTS.
 */
export async function countTrigger(
  deps: CountDeps,
  { triggerId, kind, url, goal = '', secondsAgo = 0, ip, ...ids }: Told,
): Promise<void> {
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
  const trigger = triggers.items.find(({ id }) => id === triggerId);
  if (!trigger) throw domainError('NOT_FOUND', 'It has no such trigger.');
  const itsGoal = GOAL_KINDS.includes(kind) ? trigger.goal && goalKey(trigger.goal) : '';
  if (goal !== itsGoal) throw domainError('NOT_FOUND', 'It has no such goal.');
  const { timezone } = await db.client.findUniqueOrThrow({ where: { id: ids.clientId }, select: { timezone: true } });
  const at = new Date(clock.now().getTime() - secondsAgo * 1000);
  const key = { assistantId: assistant.id, triggerId, day: dayIn(at, timezone ?? 'UTC'), kind, goal };
  await db.triggerCount.upsert({
    where: { assistantId_triggerId_day_kind_goal: key },
    create: { ...key, count: 1 },
    update: { count: { increment: 1 } },
  });
}
