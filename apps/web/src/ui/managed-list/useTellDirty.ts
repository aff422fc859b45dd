import { useEffect } from 'react';

/** Tells the dialog around a form whether closing it now would lose something. */
export function useTellDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
