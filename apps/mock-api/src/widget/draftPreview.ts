import { isGoodAddress, passingAddress } from '#assets/passingAddress.ts';
import { draftAssistant } from '#chat/chatAssistant.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';

type Asked = { assistantId: string; expires: string; signature: string };

/** A draft is looked at, talked about and changed within days. */
const DAYS = 7;

const signedAs = (assistantId: string) => `draft of ${assistantId}`;

/** Where whoever has the address sees the draft as visitors would see it. */
export const draftAddress = (deps: Pick<Deps, 'config' | 'clock'>, assistantId: string): string =>
  passingAddress(deps, `${deps.config.chatUrl}/chat/preview?assistantId=${assistantId}`, signedAs(assistantId), DAYS);

/** What the page of that address shows. Throws NOT_FOUND for another one, and one that is good no longer. */
export async function draftPreview(deps: Pick<Deps, 'db' | 'config' | 'clock'>, { assistantId, ...signed }: Asked) {
  if (!isGoodAddress(deps, signedAs(assistantId), new URLSearchParams(signed))) {
    throw domainError('NOT_FOUND', 'This preview is no longer open.');
  }
  return draftAssistant(deps, assistantId);
}
