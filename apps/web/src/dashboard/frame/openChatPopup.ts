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
 * Opens the chat in a popup that knows nothing of this page (`noopener`), 480 wide for a floating widget and without a
 * width otherwise; only with a client id (spec §2). Answers whether there was one. Call it while a press is being handled:
 * browsers block popups at any other time, and with `noopener` they do not say so.
 */
export function openChatPopup({ clientId, assistant }: ChatPopup): boolean {
  if (!clientId) return false;
  const features = assistant.type === 'FloatingWidget' ? `noopener,popup,width=${WIDGET_WIDTH}` : 'noopener,popup';
  window.open(chatAddress(clientId, assistant.id), '_blank', features);
  return true;
}
