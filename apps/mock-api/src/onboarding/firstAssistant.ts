import { chatAddress, widgetSnippet } from '#assistants/chatAddress.ts';
import type { Config } from '#config.ts';
import { typeOfId } from '#ids.ts';

/** The id of the assistant that the onboarding makes, known before: its address is given out in the onboarding's last step. */
export function firstAssistantId(clientId: string): string {
  if (typeOfId(clientId) !== 'Client') throw new Error(`${clientId} is no client's id.`);
  return `asst${clientId.slice(clientId.indexOf('_'))}`;
}

/** Where visitors write to that assistant. */
export function firstChatUrl({ chatUrl }: Pick<Config, 'chatUrl'>, clientId: string): string {
  return chatAddress({ chatUrl }, { clientId, assistantId: firstAssistantId(clientId) });
}

/** The line of HTML that shows it on a page. */
export function firstSnippet({ chatUrl }: Pick<Config, 'chatUrl'>, clientId: string): string {
  return widgetSnippet({ chatUrl }, { clientId, id: firstAssistantId(clientId) });
}
