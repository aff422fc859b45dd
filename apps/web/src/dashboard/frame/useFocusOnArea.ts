import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Going to another area, or into the dashboard from a screen before it, moves the focus to its beginning; moving inside an
 * area leaves it where it is.
 */
export function useFocusOnArea() {
  const main = useRef<HTMLElement>(null);
  const area = useLocation().pathname.split('/').slice(0, 3).join('/');
  // A page that was loaded begins at its top, as any does.
  const isLoaded = useNavigationType() === NavigationType.Pop;
  const before = useRef(isLoaded ? area : null);

  useEffect(() => {
    if (before.current === area) return;
    before.current = area;
    main.current?.focus({ preventScroll: true });
  }, [area]);

  return main;
}
