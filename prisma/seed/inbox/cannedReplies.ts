import type { Db } from '../../client.ts';
import { buildAttachment } from '../../factories/attachments.ts';
import { buildCannedReply } from '../../factories/cannedReplies.ts';
import { JONAS, MAYA, PRIYA } from '../auth.ts';
import { NORTHWIND } from '../billing.ts';
import { before, DAY } from '../instants.ts';

type SeedReply = {
  id: string;
  owner: { id: string };
  folder: string;
  shortcut: string;
  title: string;
  body: string;
  usageCount: number;
  scope?: 'Me';
};

const WELCOME = 'cann_welcome';
const SIZES = 'cann_sizes';

const REPLIES: readonly SeedReply[] = [
  {
    id: WELCOME,
    owner: MAYA,
    folder: 'Greetings',
    shortcut: 'hello',
    title: 'Hello, a person here',
    body: 'Hi {{visitor.first_name}}, {{agent.first_name}} here from {{company.name}}. I am reading what you wrote.',
    usageCount: 214,
  },
  {
    id: 'cann_hours',
    owner: MAYA,
    folder: 'Shops',
    shortcut: 'hours',
    title: 'Opening hours',
    body: 'Our shop in Bern is open from Monday to Saturday, 9:00 to 18:30. The workshop closes half an hour earlier.',
    usageCount: 131,
  },
  {
    id: 'cann_repair',
    owner: JONAS,
    folder: 'Repairs',
    shortcut: 'repair',
    title: 'Repair promise',
    body: 'Packs, tents and jackets are covered by our repair promise: bring it to the workshop or send it in, and mention {{conversation.number}}. The repair is free for ten years.',
    usageCount: 96,
  },
  {
    id: SIZES,
    owner: PRIYA,
    folder: 'Advice',
    shortcut: 'sizes',
    title: 'How to measure feet',
    body: 'Stand on a sheet of paper, mark heel and longest toe, and measure in the evening. The table is attached.',
    usageCount: 58,
  },
  {
    id: 'cann_track',
    owner: JONAS,
    folder: 'Delivery',
    shortcut: 'track',
    title: 'Tracking takes a day',
    body: 'Hi {{visitor.first_name}}, the tracking page wakes up a day after the parcel has left us. I am writing to {{visitor.email}} as soon as it moves.',
    usageCount: 77,
  },
  {
    id: 'cann_bye',
    owner: MAYA,
    folder: 'Greetings',
    shortcut: 'bye',
    title: 'Have a good tour',
    body: 'You are welcome. Have a good tour, and write whenever something is missing.',
    usageCount: 12,
    scope: 'Me',
  },
];

const TABLE = `Foot (cm);EU;UK
25.5;40;6.5
26.0;41;7.5
26.5;42;8
27.5;43;9
28.0;44;9.5
`;

/** Northwind's canned replies; one of them brings a file. */
export async function seedCannedReplies(db: Db, now: Date): Promise<void> {
  for (const { owner, ...reply } of REPLIES) {
    await buildCannedReply(db, { clientId: NORTHWIND, ownerId: owner.id, now: before(now, 120 * DAY), ...reply });
  }
  await buildAttachment(db, {
    messageId: null,
    cannedReplyId: SIZES,
    clientId: NORTHWIND,
    uploaderId: PRIYA.id,
    name: 'boot-sizes.csv',
    bytes: new TextEncoder().encode(TABLE),
    now: before(now, 120 * DAY),
  });
}
