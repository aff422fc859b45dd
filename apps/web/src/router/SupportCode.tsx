import { useEffect, useState, type ReactNode } from 'react';

/** What a person can give to support about a failure. Comes by itself, and without it nothing is missing. */
export function SupportCode({ error }: { error: unknown }) {
  const [shown, setShown] = useState<ReactNode>(null);

  useEffect(() => {
    import('./CrashReference.tsx').then(
      ({ CrashReference }) => setShown(<CrashReference error={error} />),
      () => {},
    );
  }, [error]);

  return shown;
}
