import type { GraphQLClient } from './graphqlClient.ts';

type Draft = { assistant: { draft: { revision: number; config: { guidedFlows: object } } } };

/** Has Nori offer a published flow to visitors. */
export async function offerFlow(api: GraphQLClient, token: string, guidedFlowId: string) {
  const { assistant } = await api<Draft>('{ assistant(id: "asst_nori") { draft { revision config } } }', {}, token);
  const { revision, config } = assistant.draft;
  const input = { assistantId: 'asst_nori', revision };
  await api(
    'mutation ($input: SaveAssistantDraftInput!) { saveAssistantDraft(input: $input) { id } }',
    { input: { ...input, config: { ...config, guidedFlows: { entries: [{ guidedFlowId, isVisible: true }] } } } },
    token,
  );
  await api(
    'mutation ($input: PublishAssistantInput!) { publishAssistant(input: $input) { id } }',
    { input: { ...input, revision: revision + 1 } },
    token,
  );
}
