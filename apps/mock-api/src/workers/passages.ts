import { workerData } from 'node:worker_threads';
import { splitPassages } from '@parley/retrieval/splitPassages';
import { answerOnce } from './answerOnce.ts';

/* Cuts one long text into passages and ends, as extract.ts does. */

const { html }: { html: string } = workerData;

await answerOnce(() => ({ passages: splitPassages(html) }));
