import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { goalKey } from '@parley/assistant-config/goalKey';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import type { Db, Prisma } from '../client.ts';
import { drawing } from './guided-flows/walk.ts';
import { before, DAY } from './instants.ts';

export const TOUR_IDEAS = 'trig_tour_ideas';
export const LEAVING = 'trig_leaving';

const forEverybody = {
  isEnabled: true,
  match: 'All',
  exclude: [],
  schedule: null,
  audience: { samplePercent: 100, devices: ['Desktop', 'Phone'], languages: [], visitors: 'All' },
  frequency: { most: 1, per: 'Session', stopAfter: 'Reply' },
} satisfies Partial<Trigger>;

const BOOKED = { type: 'Page', pattern: '*/tours/*/booked', withinDays: 7 } as const;

const TRIGGERS: readonly Trigger[] = [
  {
    ...forEverybody,
    id: TOUR_IDEAS,
    name: 'Help with a tour',
    conditions: [{ id: 'cond_reading', type: 'SecondsOnPage', seconds: 40 }],
    include: ['*/tours*'],
    action: { type: 'Message', text: { en: 'Shall I put a packing list together for this tour?' }, delaySeconds: 0 },
    audience: { ...forEverybody.audience, samplePercent: 80 },
    goal: BOOKED,
  },
  {
    ...forEverybody,
    id: LEAVING,
    name: 'Before they leave',
    conditions: [
      { id: 'cond_leaving', type: 'ExitIntent', onPhones: false },
      { id: 'cond_pages', type: 'PagesViewed', atLeast: 3 },
    ],
    include: ['*/tours*'],
    action: { type: 'Banner', text: { en: 'Still deciding? I can compare two tours for you.' }, delaySeconds: 0 },
  },
];

/** When Basecamp speaks up by itself. */
export const withTriggers = (config: AssistantConfig): AssistantConfig => ({
  ...config,
  triggers: { ...config.triggers, items: [...TRIGGERS] },
});

/** How often the triggers of this assistant fired in the last weeks, how often the chat was opened then, and who booked. */
export async function seedTriggerCounts(db: Db, assistantId: string, now: Date): Promise<void> {
  const draw = drawing('triggers');
  const data = [
    { triggerId: TOUR_IDEAS, perDay: 34, opened: 0.21, goal: { heldOut: 0.24, booked: 0.062, heldOutBooked: 0.031 } },
    { triggerId: LEAVING, perDay: 12, opened: 0.09, goal: null },
  ].flatMap(({ triggerId, perDay, opened, goal }) =>
    Array.from({ length: 60 }, (_, daysAgo) => {
      const fired = Math.round(perDay * (0.6 + 0.8 * draw()));
      const day = before(now, daysAgo * DAY)
        .toISOString()
        .slice(0, 10);
      const row = (kind: Prisma.TriggerCountCreateManyInput['kind'], count: number, about = '') => ({
        goal: about,
        assistantId,
        triggerId,
        day,
        kind,
        count,
      });
      // On most days it is fewer than one: rounded up as often as it is near to it.
      const some = (share: number) => Math.floor(fired * share + draw());
      const rows = [row('Fired', fired), row('Opened', Math.round(fired * opened * (0.7 + 0.6 * draw())))];
      if (!goal) return rows;
      // Some see it in more than one visit.
      const seen = Math.round(fired * 0.9);
      return [
        ...rows,
        row('Seen', seen, goalKey(BOOKED)),
        row('SeenReached', some(goal.booked), goalKey(BOOKED)),
        row('HeldOut', Math.round(seen * goal.heldOut), goalKey(BOOKED)),
        row('HeldOutReached', some(goal.heldOut * goal.heldOutBooked), goalKey(BOOKED)),
      ];
    }),
  );
  await db.triggerCount.createMany({ data: data.flat() });
}
