/** Whose session was used within it counts as there: when that was is known to within some minutes. */
const ONLINE = 10 * 60_000;

/** Which sessions tell at `now` that their user is there. */
export function onlineSince(now: Date) {
  const gte = new Date(now.getTime() - ONLINE);
  return { endedAt: null, OR: [{ lastUsedAt: { gte } }, { createdAt: { gte } }] };
}
