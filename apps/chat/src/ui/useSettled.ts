import { useEffect, useState } from 'preact/hooks';

/** False while `isBusy`, and until `milliseconds` after. */
export function useSettled(isBusy: boolean, milliseconds: number): boolean {
  const [isSettled, setSettled] = useState(!isBusy);
  useEffect(() => {
    if (isBusy) {
      setSettled(false);
      return undefined;
    }
    const timer = setTimeout(() => setSettled(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isBusy, milliseconds]);
  return isSettled && !isBusy;
}
