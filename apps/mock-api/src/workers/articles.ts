import { workerData } from 'node:worker_threads';
import { readImport, type ZipToRead } from '#content/import/readImport.ts';
import { answerOnce } from './answerOnce.ts';

/* Reads the articles out of one zip and ends, as extract.ts does. */

const zip: ZipToRead = workerData;

await answerOnce(() => readImport(zip));
