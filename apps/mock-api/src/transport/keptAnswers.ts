import type { IncomingMessage, RequestListener } from 'node:http';
import { dataVersion } from '@parley/db';
import type { Plugin } from 'graphql-yoga';
import type { Deps } from '#context.ts';
import type { OperationContext } from './context.ts';
import { onUnsteady } from './steadiness.ts';

/** Of questions and answers; then all go, as they do with the next write anyway. */
const MOST_BYTES = 16_000_000;

type Kept = { headers: string[]; body: Buffer; until: Date };
/** A request on its way through Yoga, and at which version of the data it came. */
type Asking = { question: string; version: number; until: Date | null; isSteady: boolean; isWhole: boolean };

export type KeptAnswers = {
  /** Comes after all plugins that have a say in an answer's headers. */
  plugin: Plugin<OperationContext>;
  /** `listener`, for requests that nothing is kept for. */
  before: (listener: RequestListener) => RequestListener;
};

/**
 * Answers a query again as it was answered before, without asking anybody, as long as it could not be answered otherwise:
 * the request is the same word for word, `Authorization` included; nothing has been written since, by whomever, so that
 * session, person, rights and records are the same; and the token is still good. What depends on more than that (the
 * time, who is here) is never kept, and neither is what is not whole.
 */
export function createKeptAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>, isClosing: () => boolean): KeptAnswers {
  const asked = new WeakMap<IncomingMessage, Asking>();
  const answers = new Map<string, Kept>();
  let version: number | null = null;
  let bytes = 0;

  const forget = () => {
    answers.clear();
    bytes = 0;
  };
  const keep = (question: string, kept: Kept) => {
    const size = question.length + kept.body.length;
    if (bytes + size > MOST_BYTES) forget();
    answers.set(question, kept);
    bytes += size;
  };

  return {
    before: (listener) => (request, response) => {
      const now = mayBeKept(request) && !isClosing() ? dataVersion(db) : null;
      if (now === null) return listener(request, response);
      if (now !== version) forget();
      version = now;
      const question = questionOf(request);
      const kept = answers.get(question);
      if (kept && kept.until > clock.now()) return void response.writeHead(200, kept.headers).end(kept.body);
      if (!hasBody(request)) asked.set(request, { question, version, until: null, isSteady: true, isWhole: false });
      listener(request, response);
    },

    plugin: {
      onContextBuilding({ context }) {
        const asking = askingOf(asked, context);
        if (!asking) return;
        asking.until = context.identifiedUntil ?? null;
        onUnsteady(context, () => {
          asking.isSteady = false;
        });
      },
      onExecute: ({ args }) => ({
        onExecuteDone({ result }) {
          const asking = askingOf(asked, args.contextValue);
          if (asking) asking.isWhole = !(Symbol.asyncIterator in result) && !result.errors?.length;
        },
      }),
      async onResponse(event) {
        const { response, fetchAPI } = event;
        const serverContext: object = event.serverContext;
        const asking = askingOf(asked, serverContext);
        if (!asking?.until || !asking.isSteady || !asking.isWhole || response.status !== 200) return;
        const text = await response.text();
        event.setResponse(new fetchAPI.Response(text, response));
        // What is of before must not stand among what is of after; what was read during a write goes with the next request.
        if (version !== asking.version) return;
        const body = Buffer.from(text);
        const headers = { ...Object.fromEntries(response.headers), 'content-length': String(body.length) };
        keep(asking.question, { headers: Object.entries(headers).flat(), body, until: asking.until });
      },
    },
  };
}

/** What follows such a request has to be read before anything else is. */
const hasBody = ({ headers }: IncomingMessage) => 'content-length' in headers || 'transfer-encoding' in headers;

const mayBeKept = ({ method, url }: IncomingMessage) => method === 'GET' && url?.startsWith('/graphql?');

/** All that a request says: nothing in it can make a difference that is overlooked. */
const questionOf = ({ url, rawHeaders }: IncomingMessage) => `${url}\n${rawHeaders.join('\n')}`;

function askingOf(asked: WeakMap<IncomingMessage, Asking>, { req }: Pick<OperationContext, 'req'>) {
  return req ? asked.get(req) : undefined;
}
