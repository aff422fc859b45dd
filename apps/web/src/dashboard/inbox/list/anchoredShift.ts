/** How many of the rows in sight are asked: one that moves by itself must not take the rest along. */
const ASKED = 3;

/** By how many rows what is in sight from `first` on has moved, now that `ids` takes the place of `before`. */
export function anchoredShift(before: readonly string[], ids: readonly string[], first: number): number {
  const shifts = before.slice(first, first + ASKED).flatMap((id, place) => {
    const now = ids.indexOf(id);
    return now === -1 ? [] : [now - first - place];
  });
  return shifts.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0;
}
