import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { ChatTeamMember } from '#__generated__/resolvers.ts';
import { publicAddress } from '#assets/assetAddress.ts';
import type { Context } from '#context.ts';
import { onlineSince } from './onlineSince.ts';

/** Everybody of a large company is no team to look at. */
const MOST_SHOWN = 20;

/** Who of the company shows in the chat: those who are chosen, in their order, or everybody by name. */
export async function chatTeam(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  clientId: string,
  { shows, memberIds }: Pick<AssistantConfig['team'], 'shows' | 'memberIds'>,
): Promise<ChatTeamMember[]> {
  if (shows === 'Nobody') return [];
  const people = await db.user.findMany({
    where: { clientId, status: 'Active', ...(shows === 'Selected' && { id: { in: [...memberIds] } }) },
    select: {
      id: true,
      name: true,
      avatar: true,
      sessions: { where: onlineSince(clock.now()), select: { id: true }, take: 1 },
    },
    orderBy: { name: 'asc' },
    take: MOST_SHOWN,
  });
  const inOrder =
    shows === 'Selected' ? people.toSorted((a, b) => memberIds.indexOf(a.id) - memberIds.indexOf(b.id)) : people;
  return inOrder.map(({ id, name, avatar, sessions }) => ({
    id,
    name,
    avatar: publicAddress(config, avatar),
    isOnline: sessions.length > 0,
  }));
}
