import { useState } from 'react';

/** Whether something was ever open: from then on it stays mounted, so that it can leave in motion. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}
