/** What Shift and a press on `id` choose: all from the one that was chosen last to it, in the order of the list; only it where there is no such range. */
export function rangeTo(listed: readonly string[], anchor: string | null, id: string): readonly string[] {
  const [from, to] = [listed.indexOf(anchor ?? id), listed.indexOf(id)];
  if (from === -1 || to === -1) return [id];
  return listed.slice(Math.min(from, to), Math.max(from, to) + 1);
}
