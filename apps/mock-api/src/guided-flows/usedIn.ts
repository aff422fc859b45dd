import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Assistant, GuidedFlow } from '@parley/db';
import type { Context } from '#context.ts';
import { publishedVersion } from '#versioning/versions.service.ts';

type Offer = { assistant: Assistant; guidedFlowIds: ReadonlySet<string> };

const OFFERS = new WeakMap<object, Promise<Offer[]>>();

/** The company's assistants whose visitors can come to a flow, as they are published, by title. */
export async function usedIn(ctx: Pick<Context, 'db'>, { id, clientId }: GuidedFlow): Promise<Assistant[]> {
  // One request looks at them once, for all flows of its list.
  const offers = OFFERS.get(ctx) ?? offersOf(ctx, clientId);
  OFFERS.set(ctx, offers);
  return (await offers).filter(({ guidedFlowIds }) => guidedFlowIds.has(id)).map(({ assistant }) => assistant);
}

async function offersOf({ db }: Pick<Context, 'db'>, clientId: string): Promise<Offer[]> {
  const assistants = await db.assistant.findMany({ where: { clientId, archivedAt: null }, orderBy: { title: 'asc' } });
  return Promise.all(
    assistants.map(async (assistant) => {
      const { content } = await publishedVersion(db, assistant.id);
      return { assistant, guidedFlowIds: new Set(reachableFlows(storedConfig(content))) };
    }),
  );
}

/** The ids of the flows that an assistant lists for its visitors. */
export const offeredFlows = ({ guidedFlows }: AssistantConfig): string[] =>
  guidedFlows.entries.filter(({ isVisible }) => isVisible).map(({ guidedFlowId }) => guidedFlowId);

/** Those that its triggers open. */
export const triggeredFlows = ({ triggers }: AssistantConfig): string[] =>
  triggers.items.flatMap(({ isEnabled, action }) =>
    isEnabled && action.type === 'Flow' && action.guidedFlowId !== null ? [action.guidedFlowId] : [],
  );

/** All that its visitors can begin. */
export const reachableFlows = (config: AssistantConfig): string[] => [
  ...offeredFlows(config),
  ...triggeredFlows(config),
];
