/** Which assistant of which company a chat link opens. Both ids are public. */
export type ChatLink = { clientId: string; assistantId: string };

/** Reads `/chat?clientId=…&assistantId=…`; null for any other address and when an id is missing. */
export function readChatLink(address: URL): ChatLink | null {
  if (address.pathname.replace(/\/$/, '') !== '/chat') return null;
  const clientId = address.searchParams.get('clientId')?.trim();
  const assistantId = address.searchParams.get('assistantId')?.trim();
  return clientId && assistantId ? { clientId, assistantId } : null;
}
