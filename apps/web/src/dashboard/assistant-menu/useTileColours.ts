import { useLayoutEffect } from 'react';
import { tilesDrawn } from '#session/assistants.slice.ts';
import { dispatch } from '#session/sessionStore.ts';

/** Draws the tile colours of assistants that have none yet, before they are painted (spec §2). */
export function useTileColours(assistants: readonly { readonly id: string }[]) {
  useLayoutEffect(() => {
    const ids = assistants.map(({ id }) => id);
    dispatch('assistants', (slice) => tilesDrawn(slice, ids));
  }, [assistants]);
}
