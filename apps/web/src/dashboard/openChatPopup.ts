import { config } from '#config.ts';

export type ChatPopup = {
  /** Of the signed-in person's company. */
  clientId: string | null | undefined;
  assistant: { id: string; type: string };
};

/** Pixels; the floating widget is as narrow as it will be on a site (spec §9). */
const WIDGET_WIDTH = 480;

/** The address of the visitors' chat with an assistant (spec §2). */
export function chatAddress(clientId: string, assistantId: string, chatUrl = config.chatUrl): string {
  const address = new URL('/chat', chatUrl);
  address.search = new URLSearchParams({ clientId, assistantId }).toString();
  return address.href;
}

/**
 * Opens the chat in a popup, 480 wide for a floating widget and without a width otherwise; only with a client id (spec
 * §2). Answers what came of it. Call it while a press is being handled: browsers block popups at any other time.
 */
export function openChatPopup({ clientId, assistant }: ChatPopup): 'opened' | 'blocked' | 'noClient' {
  if (!clientId) return 'noClient';
  const features = assistant.type === 'FloatingWidget' ? `popup,width=${WIDGET_WIDTH}` : '';
  // With the feature `noopener` a browser says «blocked» of every window. So an empty one opens, is cut off from this
  // page just as noopener would, and only then goes to the chat.
  const popup = window.open('', '_blank', features);
  if (!popup) return 'blocked';
  popup.opener = null;
  popup.location.replace(chatAddress(clientId, assistant.id));
  return 'opened';
}
