import type { Trigger } from '@parley/assistant-config/triggerSchema';
import type { GraphQLClient } from './graphqlClient.ts';

declare global {
  interface Window {
    parley?: (...args: readonly unknown[]) => Promise<unknown>;
  }
}

type Draft = { assistant: { draft: { revision: number; config: Config } } };
type Config = { triggers: object; team: { officeHours: object } };

const TRIGGER: Trigger = {
  id: 'trigger',
  name: 'Trigger',
  isEnabled: true,
  match: 'All',
  conditions: [],
  include: [],
  exclude: [],
  schedule: null,
  audience: { samplePercent: 100, devices: ['Desktop', 'Phone'], languages: [], visitors: 'All' },
  action: { type: 'Message', text: { en: 'May I help?' }, delaySeconds: 0 },
  frequency: { most: 1, per: 'Day', stopAfter: 'Never' },
};

/** Puts one trigger before the visitors of Nori, who keeps no office hours. Without more it fires at once, and says «May I help?». */
export async function publishTrigger(api: GraphQLClient, token: string, trigger: Partial<Trigger>) {
  const { assistant } = await api<Draft>('{ assistant(id: "asst_nori") { draft { revision config } } }', {}, token);
  const { revision, config } = assistant.draft;
  const input = { assistantId: 'asst_nori', revision };
  const triggers = { ...config.triggers, items: [{ ...TRIGGER, ...trigger }] };
  const team = { ...config.team, officeHours: { ...config.team.officeHours, isOn: false } };
  await api(
    'mutation ($input: SaveAssistantDraftInput!) { saveAssistantDraft(input: $input) { id } }',
    { input: { ...input, config: { ...config, triggers, team } } },
    token,
  );
  await api(
    'mutation ($input: PublishAssistantInput!) { publishAssistant(input: $input) { id } }',
    { input: { ...input, revision: revision + 1 } },
    token,
  );
}
