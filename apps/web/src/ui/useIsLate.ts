import { useEffect, useState } from 'react';

/** Becomes true 150 ms after mounting: what loads faster than that shows no loader. */
export function useIsLate(delay = 150): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLate;
}
