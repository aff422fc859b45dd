import type { Message, User } from '@parley/db';
import DataLoader from 'dataloader';
import { assetAddress, publicAddress } from '#assets/assetAddress.ts';
import type { Context } from '#context.ts';
import { ownMessages, type Participant } from '#inbox/conversations/ownConversations.ts';

/** Without a cache: a subscription's context lives for hours. */
const UNCACHED = { cache: false } as const;

const answered = new WeakMap<Context, DataLoader<string, Message | null>>();
const mentioned = new WeakMap<Context, DataLoader<string, User[]>>();

/** The message that one answers, when the viewer may see it; those of a whole page are read by one statement. */
export async function answeredMessage(
  context: Context,
  viewer: Participant,
  { replyToId }: Pick<Message, 'replyToId'>,
) {
  if (replyToId === null) return null;
  const load = async (ids: readonly string[]) => {
    const rows = await context.db.message.findMany({ where: { id: { in: [...ids] }, ...ownMessages(viewer) } });
    return ids.map((id) => rows.find((row) => row.id === id) ?? null);
  };
  const loader = answered.get(context) ?? new DataLoader(load, UNCACHED);
  answered.set(context, loader);
  return loader.load(replyToId);
}

/** The picture of the agent who wrote it, where the viewer can fetch it. The database is asked once for all of an answer. */
export async function authorAvatarOf({ db, config }: Context, viewer: Participant, { author, authorId }: Message) {
  if (author !== 'Agent' || authorId === null) return null;
  const found = await db.user.findUnique({ where: { id: authorId }, select: { avatar: true } });
  const avatar = found?.avatar ?? null;
  return 'user' in viewer ? assetAddress(config, avatar) : publicAddress(config, avatar);
}

/** Whom a note mentions, by name; those of a whole page are read by one statement. */
export async function mentionsOf(context: Context, { id, kind }: Message): Promise<User[]> {
  if (kind !== 'Note') return [];
  const load = async (ids: readonly string[]) => {
    const rows = await context.db.mention.findMany({
      where: { messageId: { in: [...ids] } },
      include: { user: true },
      orderBy: { user: { name: 'asc' } },
    });
    return ids.map((messageId) => rows.filter((row) => row.messageId === messageId).map(({ user }) => user));
  };
  const loader = mentioned.get(context) ?? new DataLoader(load, UNCACHED);
  mentioned.set(context, loader);
  return loader.load(id);
}
