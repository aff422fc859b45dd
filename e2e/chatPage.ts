import type { Page } from '@playwright/test';
import type { GraphQLClient } from './graphqlClient.ts';

type Company = { currentUser: { client: { id: string } }; assistants: { id: string; title: string }[] };

/** The address of the demo company's chat with Nori; `token` is any of its staff's. */
export async function chatAddress(api: GraphQLClient, chatUrl: string, token: string): Promise<string> {
  const { currentUser, assistants } = await api<Company>(
    '{ currentUser { client { id } } assistants { id title } }',
    {},
    token,
  );
  const nori = assistants.find(({ title }) => title === 'Nori');
  return `${chatUrl}/chat?clientId=${currentUser.client.id}&assistantId=${nori?.id}`;
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
