import { isGoodAddress, passingAddress } from '#assets/passingAddress.ts';
import { draftAssistant } from '#chat/chatAssistant.ts';
import type { Deps } from '#context.ts';

/** A draft is looked at, talked about and changed within days. */
const DAYS = 7;

const signedAs = (assistantId: string) => `draft of ${assistantId}`;

/** Where whoever has the address sees the draft as visitors would see it. */
export const draftAddress = (deps: Pick<Deps, 'config' | 'clock'>, assistantId: string): string =>
  passingAddress(deps, `${deps.config.chatUrl}/chat/preview?assistantId=${assistantId}`, signedAs(assistantId), DAYS);

/** What the page of that address shows; null: it is not, or no longer, such an address. Throws NOT_FOUND. */
export async function draftPreview(deps: Pick<Deps, 'db' | 'config' | 'clock'>, search: URLSearchParams) {
  const assistantId = search.get('assistantId') ?? '';
  return isGoodAddress(deps, signedAs(assistantId), search) ? draftAssistant(deps, assistantId) : null;
}
