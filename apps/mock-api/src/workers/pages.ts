import { parentPort } from 'node:worker_threads';
import { readHtml, type ReadPage } from '#content/webpages/readHtml.ts';

/* Pages in, what stands on them out, so that taking them apart does not hold up the API. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin */

export type PageRequest = { id: number; html: string; url: string };
export type PageAnswer = { id: number; page: ReadPage } | { id: number; error: string };

parentPort?.on('message', ({ id, html, url }: PageRequest) => {
  parentPort?.postMessage(answer({ id, html, url }));
});

function answer({ id, html, url }: PageRequest): PageAnswer {
  try {
    return { id, page: readHtml(html, url) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
