import type { ChatAssistant } from '#__generated__/resolvers.ts';
import { publicAddress } from '#assets/assetAddress.ts';
import { customEmojis } from '#assistants/customEmojis.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

/** What a visitor may know of an assistant of `clientId`. Throws NOT_FOUND, also while its company is not onboarded. */
export async function chatAssistant(
  ctx: Pick<Context, 'db' | 'config'>,
  { clientId, assistantId }: { clientId: string; assistantId: string },
): Promise<ChatAssistant> {
  const { db, config } = ctx;
  const assistant = await db.assistant.findUnique({
    where: { id: assistantId, clientId, client: { deletedAt: null, subscription: { isNot: null } } },
    include: { client: { select: { name: true } } },
  });
  if (!assistant) throw domainError('NOT_FOUND', 'There is no such assistant. Check the address of this chat.');
  const { id, type, title, avatar, colour, greeting, client } = assistant;
  return {
    id,
    type,
    title,
    avatar: publicAddress(config, avatar),
    colour,
    greeting,
    clientName: client.name,
    customEmojis: await customEmojis(ctx, clientId, publicAddress),
  };
}
