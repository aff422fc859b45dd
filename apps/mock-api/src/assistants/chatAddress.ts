import type { Assistant } from '@parley/db';
import type { Config } from '#config.ts';

/** Where anybody can chat with an assistant (spec §2, assistant menu). */
export function chatAddress(
  { chatUrl }: Pick<Config, 'chatUrl'>,
  ids: { clientId: string; assistantId: string },
): string {
  const address = new URL('/chat', chatUrl);
  address.search = new URLSearchParams(ids).toString();
  return address.href;
}

/** The line of HTML that shows an assistant on a page. */
export function widgetSnippet(
  { chatUrl }: Pick<Config, 'chatUrl'>,
  { id, clientId }: Pick<Assistant, 'id' | 'clientId'>,
) {
  const script = new URL('/widget.js', chatUrl).href;
  return `<script async src="${script}" data-client-id="${clientId}" data-assistant-id="${id}"></script>`;
}
