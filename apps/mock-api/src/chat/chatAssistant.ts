import type { ChatAssistant } from '#__generated__/resolvers.ts';
import { publicAddress } from '#assets/assetAddress.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

/** What a visitor may know of an assistant of `clientId`. Throws NOT_FOUND. */
export async function chatAssistant(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { clientId, assistantId }: { clientId: string; assistantId: string },
): Promise<ChatAssistant> {
  const assistant = await db.assistant.findUnique({
    where: { id: assistantId, clientId },
    include: { client: { select: { name: true } } },
  });
  if (!assistant) throw domainError('NOT_FOUND', 'There is no such assistant. Check the address of this chat.');
  const { id, type, title, avatar, greeting, client } = assistant;
  return { id, type, title, avatar: publicAddress(config, avatar), greeting, clientName: client.name };
}
