import type { CustomEmoji } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { listAssistants } from './assistants.service.ts';

type AddressOf = (config: Context['config'], stored: string) => string | null;

/** What messages of the client's conversations may show: the faces of its assistants, with addresses that `addressOf` makes. */
export async function customEmojis(
  { db, config }: Pick<Context, 'db' | 'config'>,
  clientId: string,
  addressOf: AddressOf,
): Promise<CustomEmoji[]> {
  const assistants = await listAssistants({ db }, clientId);
  return assistants.flatMap(({ shortcode, title, avatar }) => {
    const image = avatar && addressOf(config, avatar);
    return image ? [{ shortcode, title, image }] : [];
  });
}
