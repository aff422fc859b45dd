import { useEffect, useEffectEvent, useState } from 'react';
import { loadImage, shownImage } from './shownImages.ts';

type Loaded = { address: string; source: string | null };

type UseImage = {
  /** Called once when the image cannot be shown (spec §8). */
  onError?: (error: unknown) => void;
  /** False: no `accessToken` even for our own images. */
  usesToken?: boolean;
};

/** An image by its address, as a data URI for `<img src>`; null while it loads and when it failed. */
export function useImage(address: string | null, { onError, usesToken = true }: UseImage = {}) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const failed = useEffectEvent((error: unknown) => onError?.(error));

  useEffect(() => {
    if (address === null || shownImage(address)) return undefined;
    const abort = new AbortController();
    async function load(wanted: string) {
      try {
        const source = await loadImage(wanted, { signal: abort.signal, usesToken });
        if (abort.signal.aborted) return;
        setLoaded({ address: wanted, source });
      } catch (error) {
        if (abort.signal.aborted) return;
        setLoaded({ address: wanted, source: null });
        failed(error);
      }
    }
    void load(address);
    return () => abort.abort();
  }, [address, usesToken]);

  const current = loaded?.address === address ? loaded : null;
  const source = (address === null ? null : shownImage(address)) ?? current?.source ?? null;
  return { source, hasFailed: current !== null && source === null, isLoading: address !== null && !source && !current };
}
