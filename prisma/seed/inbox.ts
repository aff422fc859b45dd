import type { Db } from '../client.ts';
import { BASECAMP, NORI } from './assistants.ts';
import { KESTREL, NORTHWIND } from './billing.ts';
import { seedCannedReplies } from './inbox/cannedReplies.ts';
import { fillerStories, livelyStories } from './inbox/filler.ts';
import { flowStories } from './inbox/flowStories.ts';
import { HANDLED } from './inbox/handled.ts';
import { KESTREL_STORIES, tableStories } from './inbox/kestrel.ts';
import { seedLabels } from './inbox/labels.ts';
import { seedKnownVisitors } from './inbox/knownVisitors.ts';
import { seedMacros } from './inbox/macros.ts';
import { seedNotifications } from './inbox/notifications.ts';
import { productStories } from './inbox/productStories.ts';
import { RESOLVED } from './inbox/resolved.ts';
import { rowsOf } from './inbox/rows.ts';
import { seedTeams } from './inbox/teams.ts';
import { WAITING } from './inbox/waiting.ts';

const FILLER = 300;
const IN_FLOWS = 150;
/** What the trial's five days bring beside, so that Northwind has 2,716 of Standard's 4,000 messages left (usage.ts). */
const IN_TRIAL = [
  { assistant: NORI, messages: 726, days: 5 },
  { assistant: BASECAMP, messages: 207, days: 5 },
];
/** So that Kestrel has sent 43 of Starter's 50 submissions and 214 messages. */
const TABLES = { count: 59, thanked: 25 };

/** The conversations, some of them in guided flows, which must be there: what one clicks on is written by hand, what one scrolls past is drawn. */
export async function seedInbox(db: Db, now: Date): Promise<void> {
  await seedLabels(db, now);
  await seedTeams(db, now);
  await seedCannedReplies(db, now);
  const northwind = {
    clientId: NORTHWIND,
    site: 'https://northwindoutdoor.com',
    lastConversationNumber: 4814,
    lastVisitorNumber: 4821,
  };
  const kestrel = {
    clientId: KESTREL,
    site: 'https://cafekestrel.example',
    lastConversationNumber: 121,
    lastVisitorNumber: 98,
  };
  const told = [
    {
      company: northwind,
      stories: [
        ...WAITING,
        ...HANDLED,
        ...RESOLVED,
        ...flowStories(IN_FLOWS),
        ...productStories(),
        ...fillerStories(FILLER),
        ...IN_TRIAL.flatMap(livelyStories),
      ],
    },
    { company: kestrel, stories: [...KESTREL_STORIES, ...tableStories(TABLES.count, TABLES.thanked)] },
  ];
  for (const { company, stories } of told) {
    const { visitors, conversations, messages, labels, runs, counts } = rowsOf(stories, company, now);
    await db.visitor.createMany({ data: visitors });
    await db.conversation.createMany({ data: conversations });
    await db.message.createMany({ data: messages });
    await db.conversationLabel.createMany({ data: labels });
    await db.flowRun.createMany({ data: runs });
    await db.flowCount.createMany({ data: counts });
    const { clientId, lastConversationNumber, lastVisitorNumber } = company;
    await db.client.update({ where: { id: clientId }, data: { lastConversationNumber, lastVisitorNumber } });
  }
  await seedKnownVisitors(db, now);
  await seedNotifications(db, now);
  // After all that is drawn by lot, so that it is the same as before there were macros.
  await seedMacros(db, now);
}
