import { workerData } from 'node:worker_threads';
import { extractFile, type FileToRead } from '#content/extraction/extractFile.ts';
import { answerOnce } from './answerOnce.ts';

/* Reads one file and ends: what it took of memory goes with it. */

const file: FileToRead = workerData;

await answerOnce(() => extractFile(file));
