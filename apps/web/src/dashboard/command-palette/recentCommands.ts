import * as v from 'valibot';

const Ids = v.array(v.string());
const MOST = 12;

/** The ids of the commands this person used last on this device, latest first. Ids only: names of visitors stay off the disk. */
export function recentCommands(userId: string | null): string[] {
  try {
    const parsed = v.safeParse(Ids, JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

export function rememberCommand(userId: string | null, id: string) {
  const ids = [id, ...recentCommands(userId).filter((one) => one !== id)].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids));
  } catch {
    // Then nothing is recent the next time.
  }
}

/** One browser may serve several people. */
function keyOf(userId: string | null): string {
  return `parley.recent.${userId}`;
}
