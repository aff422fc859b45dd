import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);
const SetPlace = createContext<(place: HTMLElement | null) => void>(() => {});

/** Around the bar and the screens. When the bar is there, the actions are drawn, and nothing else: `children` are as before. */
export function WithPageActions({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SetPlace value={setPlace}>
      <Place value={place}>{children}</Place>
    </SetPlace>
  );
}

/** The place in the top bar that screens fill. */
export function PageActionsPlace({ className }: { className: string }) {
  return <div ref={useContext(SetPlace)} className={className} />;
}

/** What one can do with the screen as a whole: put at the right of the top bar, from anywhere in the screen. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
