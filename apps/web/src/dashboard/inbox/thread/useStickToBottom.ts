import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Closer than this to the end counts as being there. */
const NEAR = 48;

type Ends = { firstId: string | undefined; lastId: string | undefined };

/**
 * Keeps a scrolled thread where its reader is: at the end while there, at the same message when older ones come in above.
 * `hasNew` says that something arrived below while the reader was elsewhere.
 */
export function useStickToBottom({ firstId, lastId }: Ends) {
  const element = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ firstId, lastId, height: 0 });
  const [hasNew, setHasNew] = useState(false);

  const toEnd = useCallback(() => {
    if (element.current) element.current.scrollTop = element.current.scrollHeight;
    isAtEnd.current = true;
    setHasNew(false);
  }, []);

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const { firstId: oldFirst, lastId: oldLast, height } = before.current;
    if (height > 0 && oldFirst !== firstId && oldLast === lastId) box.scrollTop += box.scrollHeight - height;
    else if (isAtEnd.current) toEnd();
    else if (oldLast !== lastId) setHasNew(true);
    before.current = { firstId, lastId, height: box.scrollHeight };
  }, [firstId, lastId, toEnd]);

  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      before.current.height = box.scrollHeight;
      // A message that is being edited stays in sight instead.
      const isEditing = document.activeElement?.matches('textarea') && box.contains(document.activeElement);
      if (isAtEnd.current && !isEditing) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    const box = element.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (isAtEnd.current) setHasNew(false);
  }, []);

  return { element, onScroll, hasNew, toEnd };
}
