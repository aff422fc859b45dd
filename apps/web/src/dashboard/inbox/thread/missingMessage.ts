type Placed = { createdAt: string; sequence: number };

/**
 * Names what a loaded thread lacks, null when nothing: the conversation has been active after its last message, or a
 * sequence is left out among `messages`, which are in order. An event that came before the thread listened does that.
 */
export function missingMessage(messages: readonly Placed[], lastActivityAt: string): string | null {
  const before = messages.findLast(({ sequence }, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.sequence > sequence + 1;
  });
  if (before) return `after ${before.sequence}`;
  const last = messages.at(-1);
  return last && Date.parse(last.createdAt) < Date.parse(lastActivityAt) ? `of ${lastActivityAt}` : null;
}
