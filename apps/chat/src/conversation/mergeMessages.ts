import type { Message } from '#api/ChatApi.ts';

/**
 * Everything known and everything that arrived, each message once and as it was last changed, by sequence. Answers
 * `known` itself when nothing is new, so that a repeated event changes nothing.
 */
export function mergeMessages(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const byKey = new Map(known.map((message) => [message.key, message]));
  let isNews = false;
  for (const message of arrived) {
    if (message.version <= (byKey.get(message.key)?.version ?? 0)) continue;
    byKey.set(message.key, message);
    isNews = true;
  }
  if (!isNews) return known;
  return [...byKey.values()].toSorted((a, b) => a.sequence - b.sequence);
}

/**
 * The last sequence before the first hole; 0 when nothing is known. `settled` is the last one up to which the API itself
 * has told all there is, even where numbers are missing.
 */
export function completeUpTo(messages: readonly Message[], settled = 0): number {
  let end = Math.max(settled, messages[0]?.sequence ?? 0);
  for (const { sequence } of messages) {
    if (sequence > end + 1) break;
    end = Math.max(end, sequence);
  }
  return end;
}

/** Whether a message between the settled ones and the last known one is missing. */
export const hasHole = (messages: readonly Message[], settled = 0) =>
  completeUpTo(messages, settled) < (messages.at(-1)?.sequence ?? 0);
