import type { Page } from '@playwright/test';
import type { GraphQLClient } from './graphqlClient.ts';

type Config = { gpt: Record<string, unknown> };
type Nori = { id: string; title: string; draft: { revision: number; config: Config } };
type Company = { currentUser: { client: { id: string } }; assistants: Nori[] };

/**
 * The address of the demo company's chat with Nori; `token` is any of its staff's. People answer there, as most stories are about
 * them, unless `isAnswering`.
 */
export async function chatAddress(
  api: GraphQLClient,
  chatUrl: string,
  token: string,
  { isAnswering = false }: { isAnswering?: boolean } = {},
): Promise<string> {
  const { currentUser, assistants } = await api<Company>(
    '{ currentUser { client { id } } assistants { id title draft { revision config } } }',
    {},
    token,
  );
  const nori = assistants.find(({ title }) => title === 'Nori');
  if (nori && !isAnswering) await leaveToPeople(api, nori, token);
  return `${chatUrl}/chat?clientId=${currentUser.client.id}&assistantId=${nori?.id}`;
}

async function leaveToPeople(api: GraphQLClient, { id: assistantId, draft }: Nori, token: string) {
  const { revision, config } = draft;
  if (config.gpt.isOn === false) return;
  const off = { ...config, gpt: { ...config.gpt, isOn: false } };
  const { saveAssistantDraft } = await api<{ saveAssistantDraft: { draft: { revision: number } } }>(
    'mutation ($input: SaveAssistantDraftInput!) { saveAssistantDraft(input: $input) { draft { revision } } }',
    { input: { assistantId, revision, config: off } },
    token,
  );
  await api(
    'mutation ($input: PublishAssistantInput!) { publishAssistant(input: $input) { id } }',
    { input: { assistantId, revision: saveAssistantDraft.draft.revision } },
    token,
  );
}

/** What a visitor does on the chat page. */
export const visitorOn = (page: Page) => ({
  box: page.getByRole('textbox', { name: 'Your message' }),
  log: page.getByRole('log'),
  async write(text: string) {
    await this.box.fill(text);
    await this.box.press('Enter');
  },
});
