import type { Figures } from './figures.ts';
import { measureQuality } from './answers/quality.ts';
import { measureVolume } from './answers/volume.ts';

/**
 * Answers: how often what was sought is found and said, on labelled questions beside plain FTS5 OR; and how long it takes among
 * 100,000 passages. `ANSWERS=quality` or `ANSWERS=volume` runs one of the two.
 */
export async function bench(figures: Figures): Promise<void> {
  const asked = process.env.ANSWERS ?? '';
  if (asked !== 'volume') await measureQuality(figures);
  if (asked !== 'quality') await measureVolume(figures);
}
