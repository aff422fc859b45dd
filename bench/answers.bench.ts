import { measureExtraction } from './answers/extraction.ts';
import type { Figures } from './figures.ts';
import { measureQuality } from './answers/quality.ts';
import { measureVolume } from './answers/volume.ts';

/**
 * Answers: how often what was sought is found and said, on labelled questions beside plain FTS5 OR; and how long it takes among
 * 100,000 passages; and whether the API goes on answering while it reads a long PDF. `ANSWERS=quality`, `ANSWERS=volume` or
 * `ANSWERS=extraction` runs one of the three.
 */
export async function bench(figures: Figures): Promise<void> {
  const asked = process.env.ANSWERS ?? '';
  const isAsked = (part: string) => asked === '' || asked === part;
  if (isAsked('quality')) await measureQuality(figures);
  if (isAsked('volume')) await measureVolume(figures);
  if (isAsked('extraction')) await measureExtraction(figures);
}
