import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Going to another area moves the focus to its beginning; moving inside an area leaves it where it is. */
export function useFocusOnArea() {
  const main = useRef<HTMLElement>(null);
  const area = useLocation().pathname.split('/').slice(0, 3).join('/');
  const before = useRef(area);

  useEffect(() => {
    if (before.current === area) return;
    before.current = area;
    main.current?.focus({ preventScroll: true });
  }, [area]);

  return main;
}
