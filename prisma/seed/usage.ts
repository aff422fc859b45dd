import type { AtLimit, ClientSubscriptionType, Db, UsageMetric } from '../client.ts';
import { buildUsagePeriod } from '../factories/billing.ts';
import { NORI, PIP } from './assistants.ts';
import { BRIGHTSIDE, HALDEN, KESTREL, MERIDIAN, NORTHWIND, TIDEWATER } from './billing.ts';
import { after } from './instants.ts';

type Used = Partial<Record<UsageMetric, Readonly<Record<string, number>>>>;
type Reached = { metric: UsageMetric; threshold: number; limit: number };
type Story = {
  used: Used;
  /** In the months before; as now unless given. */
  before?: Used;
  /** How many months before this one are told of. */
  months?: number;
  reached?: readonly Reached[];
  policy?: readonly { metric: UsageMetric; atLimit: AtLimit }[];
};

/** What leaves no rows that it could be counted from; a story of messages is that of months whose conversations are gone. */
const STORIES: Readonly<Record<string, Story>> = {
  [NORTHWIND]: { used: { MapRequests: { [NORI.id]: 9 }, ApiRequests: { '': 912 } } },
  [KESTREL]: {
    used: {},
    before: { Messages: { [PIP.id]: 214 } },
    months: 3,
    reached: [{ metric: 'FormSubmissions', threshold: 80, limit: 50 }],
  },
  [BRIGHTSIDE]: { used: {} },
  [HALDEN]: { used: {}, before: { Messages: { asst_clay: 948 } }, months: 11 },
  [MERIDIAN]: {
    used: { ApiRequests: { '': 51_240 } },
    months: 12,
    reached: [
      { metric: 'ApiRequests', threshold: 80, limit: 50_000 },
      { metric: 'ApiRequests', threshold: 90, limit: 50_000 },
      { metric: 'ApiRequests', threshold: 100, limit: 50_000 },
    ],
    policy: [{ metric: 'ApiRequests', atLimit: 'NotifyOnly' }],
  },
  [TIDEWATER]: { used: {}, before: { Messages: { asst_page: 602 } }, months: 8 },
};

/** What the companies have used of their plans, in the period that runs, as their conversations have it, and in those before. */
export async function seedUsage(db: Db, now: Date): Promise<void> {
  for (const [clientId, story] of Object.entries(STORIES)) {
    const subscription = await db.clientSubscription.findUniqueOrThrow({ where: { clientId } });
    const { type: subscriptionType, periodStart, periodEnd } = subscription;
    const startsAt = periodStart ?? monthsFrom(startOfMonth(now), 0);
    // What was paid for, and for Brightside what nobody has paid for since.
    const endsAt = periodEnd && periodEnd < now ? null : (periodEnd ?? monthsFrom(startsAt, 1));
    const used = { ...story.used, ...(await metered(db, clientId, startsAt)) };
    const { id: periodId } = await buildUsagePeriod(db, {
      id: `usgp_${clientId}`,
      clientId,
      startsAt,
      endsAt,
      subscriptionType,
      used,
    });
    await db.usageAlert.createMany({
      data: (story.reached ?? []).map((alert) => {
        const all = Object.values(used[alert.metric] ?? {}).reduce((sum, count) => sum + count, 0);
        // As if it had been used evenly.
        const share = (alert.limit * alert.threshold) / 100 / all;
        const reachedAt = after(startsAt, share * (now.getTime() - startsAt.getTime()));
        return { periodId, ...alert, reachedAt, notifiedAt: after(reachedAt, 1000) };
      }),
    });
    await db.limitPolicy.createMany({ data: (story.policy ?? []).map((policy) => ({ clientId, ...policy })) });
    await seedHistory(db, { clientId, startsAt, subscriptionType, story });
  }
}

/** As what visitors, assistants and colleagues write is counted, and what is sent in by form: by assistant. */
async function metered(db: Db, clientId: string, since: Date): Promise<Used> {
  const messages = await db.message.findMany({
    where: {
      conversation: { clientId },
      kind: 'Text',
      author: { in: ['Visitor', 'AI', 'Agent'] },
      createdAt: { gte: since },
    },
    select: { conversation: { select: { assistantId: true } } },
  });
  const submissions = await db.formSubmission.findMany({
    where: { clientId, state: 'Complete', submittedAt: { gte: since } },
    select: { assistantId: true },
  });
  return {
    Messages: countOf(messages.map(({ conversation }) => conversation.assistantId)),
    FormSubmissions: countOf(submissions.map(({ assistantId }) => assistantId)),
  };
}

function countOf(assistantIds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of assistantIds) counts[id] = 1 + (counts[id] ?? 0);
  return counts;
}

type History = { clientId: string; startsAt: Date; subscriptionType: ClientSubscriptionType; story: Story };

/** The months before, each a little quieter or livelier than the next one. */
async function seedHistory(db: Db, { clientId, startsAt, subscriptionType, story }: History): Promise<void> {
  for (let month = 1; month <= (story.months ?? 0); month++) {
    const share = MOODS[month % MOODS.length] ?? 1;
    await buildUsagePeriod(db, {
      id: `usgp_${clientId}_${month}`,
      clientId,
      startsAt: monthsFrom(startsAt, -month),
      endsAt: monthsFrom(startsAt, 1 - month),
      subscriptionType,
      used: shareOf(story.before ?? story.used, share),
    });
  }
}

const MOODS = [0.91, 0.87, 0.74, 0.95, 0.68, 0.82, 0.59] as const;

const shareOf = (used: Used, share: number): Used =>
  Object.fromEntries(
    Object.entries(used).map(([metric, byAssistant]) => [
      metric,
      Object.fromEntries(Object.entries(byAssistant).map(([id, count]) => [id, Math.round(count * share)])),
    ]),
  );

const startOfMonth = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));

/** For a day that every month has. */
function monthsFrom(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved;
}
