import { splitPassages, type SplitPassage } from '@parley/retrieval/splitPassages';
import { answerOfWorker } from '#content/extraction/answerOfWorker.ts';

/** In characters. To cut more takes so long that somebody would notice. */
const LONG = 50_000;

/** The passages of an article's body; long ones are cut in a thread of their own, so that the API goes on answering. */
export async function passagesOf(html: string, signal: AbortSignal): Promise<SplitPassage[]> {
  if (html.length < LONG) return splitPassages(html);
  const { passages } = await answerOfWorker<{ passages: SplitPassage[] }>('passages', { html }, signal);
  return passages;
}
