/** A row's element, which stays in the document, and what it shows by now. */
export type Slot = { key: number; id: string };

/**
 * Which elements show `wanted`: what is shown already stays where it is, and the elements of what is wanted no more show the rest.
 * The one that holds the focus is never given to another: it goes, and the focus with it.
 */
export function recycleSlots(
  slots: readonly Slot[],
  wanted: readonly string[],
  focused: string | null,
): readonly Slot[] {
  const isWanted = new Set(wanted);
  const isShown = new Set(slots.map(({ id }) => id));
  if (slots.length === isWanted.size && slots.every(({ id }) => isWanted.has(id))) return slots;
  const missing = wanted.filter((id) => !isShown.has(id)).values();
  const next: Slot[] = [];
  for (const slot of slots) {
    if (isWanted.has(slot.id)) next.push(slot);
    else if (slot.id !== focused) {
      const { value: id } = missing.next();
      if (id !== undefined) next.push({ key: slot.key, id });
    }
  }
  let key = Math.max(-1, ...slots.map((slot) => slot.key));
  for (const id of missing) next.push({ key: (key += 1), id });
  return next;
}
