import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the top bar that screens fill; null until the bar is there. */
export const PageActionsPlace = createContext<HTMLElement | null>(null);

/** What one can do with the screen as a whole: put at the right of the top bar, from anywhere in the screen. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = useContext(PageActionsPlace);
  return place && createPortal(children, place);
}
