import type { Assistant } from '@parley/db';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { ChatAssistant } from '#__generated__/resolvers.ts';
import { publicAddress } from '#assets/assetAddress.ts';
import { customEmojis } from '#assistants/customEmojis.ts';
import { homeArticles } from '#content/chat-articles/homeArticles.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { chatForms } from '#forms/chatForms.ts';
import { chatFlows } from '#guided-flows/running/chatFlows.ts';
import { homeProducts } from '#product-discovery/home-page/homeProducts.ts';
import { draftOf, publishedVersion } from '#versioning/versions.service.ts';
import { chatAvailability } from './chatAvailability.ts';
import { chatTeam } from './chatTeam.ts';

type Deps = Pick<Context, 'db' | 'config' | 'clock'>;

/**
 * What a visitor may know of an assistant of `clientId`. Throws NOT_FOUND, also while its company is not onboarded and while
 * the assistant is disabled or in the archive.
 */
export async function chatAssistant(
  ctx: Deps,
  { clientId, assistantId }: { clientId: string; assistantId: string },
): Promise<ChatAssistant> {
  const assistant = await findForVisitors(ctx.db, { clientId, assistantId });
  const { number, content } = await publishedVersion(ctx.db, assistantId);
  return describedAs(ctx, assistant, { version: number, set: storedConfig(content) });
}

/** The same of its draft, whether or not visitors find it. Throws NOT_FOUND. */
export async function draftAssistant(ctx: Deps, assistantId: string): Promise<ChatAssistant> {
  const where = { id: assistantId, client: { deletedAt: null } };
  const assistant = await ctx.db.assistant.findUnique({ where, include: { client: { select: { name: true } } } });
  if (!assistant) throw noAssistant();
  const { content } = await draftOf(ctx, assistantId);
  const set = storedConfig(content);
  const { title, avatar } = set.appearance;
  return describedAs(ctx, { ...assistant, title, avatar }, { version: 0, set });
}

async function describedAs(
  ctx: Deps,
  { id, clientId, type, title, avatar, client }: Shown,
  { version, set }: { version: number; set: AssistantConfig },
): Promise<ChatAssistant> {
  const { db, config } = ctx;
  const assistantId = id;
  return {
    id,
    type,
    title,
    avatar: publicAddress(config, avatar),
    version,
    config: publicConfig(set, (path) => publicAddress(config, path)),
    team: await chatTeam(ctx, clientId, set.team),
    availability: await chatAvailability(ctx, { clientId, assistantId, team: set.team }),
    clientName: client.name,
    customEmojis: await customEmojis(ctx, clientId, publicAddress),
    guidedFlows: await chatFlows(db, clientId, set),
    forms: await chatForms(ctx, clientId, set),
    articles: await homeArticles(ctx, clientId, set),
    products: await homeProducts(ctx, { clientId, assistantId }, set),
  };
}

type Shown = Assistant & { client: { name: string } };

/** Throws NOT_FOUND. */
export async function findForVisitors(
  db: Context['db'],
  { clientId, assistantId }: { clientId: string; assistantId: string },
): Promise<Shown> {
  const assistant = await db.assistant.findUnique({
    where: {
      id: assistantId,
      clientId,
      isEnabled: true,
      archivedAt: null,
      client: { deletedAt: null, subscription: { isNot: null } },
    },
    include: { client: { select: { name: true } } },
  });
  if (!assistant) throw noAssistant();
  return assistant;
}

const noAssistant = () => domainError('NOT_FOUND', 'There is no such assistant. Check the address of this chat.');
