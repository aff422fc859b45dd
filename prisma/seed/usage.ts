import type { AtLimit, ClientSubscriptionType, Db, UsageMetric } from '../client.ts';
import { buildUsagePeriod } from '../factories/billing.ts';
import { BASECAMP, NORI, PIP } from './assistants.ts';
import { BRIGHTSIDE, HALDEN, KESTREL, MERIDIAN, NORTHWIND, TIDEWATER } from './billing.ts';
import { after } from './instants.ts';

type Used = Partial<Record<UsageMetric, Readonly<Record<string, number>>>>;
type Reached = { metric: UsageMetric; threshold: number; limit: number };
type Story = {
  used: Used;
  /** How many months before this one are told of. */
  months?: number;
  reached?: readonly Reached[];
  policy?: readonly { metric: UsageMetric; atLimit: AtLimit }[];
};

/** Northwind has 2,716 of Standard's 4,000 messages left. */
const STORIES: Readonly<Record<string, Story>> = {
  [NORTHWIND]: {
    used: {
      Messages: { [NORI.id]: 1031, [BASECAMP.id]: 253 },
      FormSubmissions: { [NORI.id]: 31, [BASECAMP.id]: 7 },
      MapRequests: { [NORI.id]: 64 },
      ApiRequests: { '': 912 },
    },
  },
  [KESTREL]: {
    used: { Messages: { [PIP.id]: 214 }, FormSubmissions: { [PIP.id]: 43 }, MapRequests: { [PIP.id]: 58 } },
    months: 3,
    reached: [{ metric: 'FormSubmissions', threshold: 80, limit: 50 }],
  },
  [BRIGHTSIDE]: { used: { Messages: { asst_sol: 387 }, FormSubmissions: { asst_sol: 12 } } },
  [HALDEN]: { used: { Messages: { asst_clay: 948 } }, months: 11 },
  [MERIDIAN]: {
    used: {
      Messages: { asst_harbour: 11_930 },
      MapRequests: { asst_harbour: 1864 },
      ApiRequests: { '': 51_240 },
    },
    months: 12,
    reached: [
      { metric: 'ApiRequests', threshold: 80, limit: 50_000 },
      { metric: 'ApiRequests', threshold: 90, limit: 50_000 },
      { metric: 'ApiRequests', threshold: 100, limit: 50_000 },
    ],
    policy: [{ metric: 'ApiRequests', atLimit: 'NotifyOnly' }],
  },
  [TIDEWATER]: { used: { Messages: { asst_page: 602 }, FormSubmissions: { asst_page: 88 } }, months: 8 },
};

/** What the companies have used of their plans, in the period that runs and in those before. */
export async function seedUsage(db: Db, now: Date): Promise<void> {
  for (const [clientId, story] of Object.entries(STORIES)) {
    const subscription = await db.clientSubscription.findUniqueOrThrow({ where: { clientId } });
    const { type: subscriptionType, periodStart, periodEnd } = subscription;
    const startsAt = periodStart ?? monthsFrom(startOfMonth(now), 0);
    // What was paid for, and for Brightside what nobody has paid for since.
    const endsAt = periodEnd && periodEnd < now ? null : (periodEnd ?? monthsFrom(startsAt, 1));
    const { id: periodId } = await buildUsagePeriod(db, {
      id: `usgp_${clientId}`,
      clientId,
      startsAt,
      endsAt,
      subscriptionType,
      used: story.used,
    });
    await db.usageAlert.createMany({
      data: (story.reached ?? []).map((alert) => {
        const used = Object.values(story.used[alert.metric] ?? {}).reduce((sum, count) => sum + count, 0);
        // As if it had been used evenly.
        const share = (alert.limit * alert.threshold) / 100 / used;
        const reachedAt = after(startsAt, share * (now.getTime() - startsAt.getTime()));
        return { periodId, ...alert, reachedAt, notifiedAt: after(reachedAt, 1000) };
      }),
    });
    await db.limitPolicy.createMany({ data: (story.policy ?? []).map((policy) => ({ clientId, ...policy })) });
    await seedHistory(db, { clientId, startsAt, subscriptionType, story });
  }
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
      used: shareOf(story.used, share),
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
