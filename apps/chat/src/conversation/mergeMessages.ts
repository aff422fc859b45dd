import type { Message } from '#api/ChatApi.ts';

/**
 * Everything known and everything that arrived, each message once, by sequence. Answers `known` itself when nothing is
 * new, so that a repeated event changes nothing. Messages never change: of two copies either will do.
 */
export function mergeMessages(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const keys = new Set(known.map((message) => message.key));
  const fresh: Message[] = [];
  for (const message of arrived) {
    if (keys.has(message.key)) continue;
    keys.add(message.key);
    fresh.push(message);
  }
  if (fresh.length === 0) return known;
  return [...known, ...fresh].toSorted((a, b) => a.sequence - b.sequence);
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
