import { useState } from 'react';

/**
 * The attributes of an element with a title that is not made before somebody points at it: a long list would make one a
 * row, and the first of its kind loads the language's formats.
 */
export function useTitleOnHover(makeTitle: () => string) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  return { title: isPointedAt ? makeTitle() : undefined, onPointerEnter: () => setIsPointedAt(true) };
}
