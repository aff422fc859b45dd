import { useLayoutEffect } from 'preact/hooks';
import { inkOn } from './inkOn.ts';

const PROPERTIES = ['--band', '--band-ink', '--band-ink-muted', '--band-hover'] as const;

/** Colours the band at the top as the company chose; null: as the theme has it. What stands on it stays readable. */
export function useBand(colour: string | null) {
  useLayoutEffect(() => {
    const ink = colour === null ? null : inkOn(colour);
    if (colour === null || ink === null) return undefined;
    const { style } = document.documentElement;
    const values = [colour, ink, ink, `color-mix(in srgb, ${ink} 12%, transparent)`];
    for (const [index, property] of PROPERTIES.entries()) style.setProperty(property, values[index] ?? '');
    return () => {
      for (const property of PROPERTIES) style.removeProperty(property);
    };
  }, [colour]);
}
