type Placed = { getBoundingClientRect: () => Pick<DOMRect, 'left' | 'top'> };

/** The element that an arrow key leads to from `current`, by where they stand on the screen; null when there is none. */
export function nextInGrid<T extends Placed>(elements: readonly T[], current: unknown, key: string): T | null {
  const index = elements.findIndex((element) => element === current);
  const from = elements[index];
  if (!from) return null;
  if (key === 'ArrowRight') return elements[index + 1] ?? null;
  if (key === 'ArrowLeft') return elements[index - 1] ?? null;
  if (key === 'Home') return elements[0] ?? null;
  if (key === 'End') return elements.at(-1) ?? null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const place = from.getBoundingClientRect();
  const sign = key === 'ArrowDown' ? 1 : -1;
  const distance = (element: T) => {
    const { top, left } = element.getBoundingClientRect();
    // The next row first, then the nearest column.
    return sign * (top - place.top) * 1000 + Math.abs(left - place.left);
  };
  const beyond = elements.filter((element) => sign * (element.getBoundingClientRect().top - place.top) > 1);
  return beyond.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
