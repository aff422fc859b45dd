import { createHash } from 'node:crypto';
import { plainText } from '@parley/article-html/text';
import type { Webpage } from '@parley/db';
import type { Deps } from '#context.ts';
import type { OutsideAnswer } from '#outside/fetchOutside.ts';
import { OutsideError } from '#outside/outsideError.ts';
import { faultOfStatus, mayPass, type PageFault } from './pageFault.ts';
import type { ReadPage } from './readHtml.ts';

/** What came of reading an address. `url` is the one that it led to. */
export type PageResult =
  | {
      kind: 'Page';
      url: string;
      status: number;
      page: ReadPage;
      contentHash: string;
      etag: string | null;
      lastModified: string | null;
    }
  | { kind: 'Unchanged'; status: number }
  | { kind: 'Failed'; fault: PageFault; status: number | null; mayPass: boolean };

export type ReadAddress = {
  url: string;
  /** What is known of it: unless it has changed, the site need not send it again. */
  known: Pick<Webpage, 'etag' | 'lastModified'> | null;
  signal: AbortSignal;
  /** Throws where a redirect leads that is not to be followed. */
  beforeRedirect?: (url: URL) => Promise<void>;
};

const TYPES = /^(text\/html|application\/xhtml\+xml|text\/plain)\b/i;
/** In signs; what shows less says nothing. */
const SHORTEST = 20;

/** Reads one page. Throws only what is aborted, or what `beforeRedirect` threw. */
export async function readAddress(
  { fetchOutside, pageReader }: Pick<Deps, 'fetchOutside' | 'pageReader'>,
  { url, known, signal, beforeRedirect }: ReadAddress,
): Promise<PageResult> {
  const headers = {
    accept: 'text/html, application/xhtml+xml;q=0.9, text/plain;q=0.5',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  try {
    const answer = await fetchOutside(url, {
      headers,
      signal,
      types: TYPES,
      ...(beforeRedirect && { beforeRedirect }),
    });
    if (answer.status === 304) return { kind: 'Unchanged', status: 304 };
    const fault = faultOfStatus(answer.status);
    if (fault) return failed(fault, answer.status);
    return await pageOf(answer, pageReader);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return failed(error.fault === 'WrongType' ? 'NotAPage' : error.fault);
  }
}

const failed = (fault: PageFault, status: number | null = null): PageResult => ({
  kind: 'Failed',
  fault,
  status,
  mayPass: mayPass(fault, status ?? undefined),
});

async function pageOf(answer: OutsideAnswer, reader: Deps['pageReader']): Promise<PageResult> {
  const { url, status, headers, body } = answer;
  const page = await reader.read(decoded(body, headers.get('content-type') ?? ''), url.href);
  if (!page) return failed('Unreadable', status);
  if (plainText(page.html).replaceAll(/\s/g, '').length < SHORTEST && !page.isNoIndex) return failed('NoText', status);
  return {
    kind: 'Page',
    url: url.href,
    status,
    page,
    contentHash: createHash('sha256').update(`${page.title}\n${page.html}`).digest('hex'),
    etag: headers.get('etag') ?? null,
    lastModified: headers.get('last-modified') ?? null,
  };
}

/** As the answer or the page itself says that it is encoded; UTF-8 otherwise. */
function decoded(body: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 2000));
  const [, named] = /charset=["']?([\w-]+)/i.exec(contentType) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ?? [];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
