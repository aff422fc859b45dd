import { useEffect, useState } from 'react';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { loadImage } from '#assets/shownImages.ts';
import { imageAddress } from '../inspector/StepImagesField.tsx';

/** The images of a flow as data URIs, by their paths: the chat has no token to fetch them with. One that cannot be had is left out. */
export function useStepImages({ graph }: GuidedFlow): ReadonlyMap<string, string> {
  const [images, setImages] = useState<ReadonlyMap<string, string>>(new Map());
  const paths = [
    ...new Set(
      graph.nodes.flatMap((node) => (node.type === 'Text' ? (node.data.images ?? []).map(({ path }) => path) : [])),
    ),
  ].join(' ');

  useEffect(() => {
    const abort = new AbortController();
    async function load(path: string) {
      const source = await loadImage(imageAddress(path), { signal: abort.signal }).catch(() => null);
      if (source !== null && !abort.signal.aborted) setImages((known) => new Map(known).set(path, source));
    }
    for (const path of paths.split(' ').filter(Boolean)) void load(path);
    return () => abort.abort();
  }, [paths]);

  return images;
}
