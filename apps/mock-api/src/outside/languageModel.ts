import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Config } from '#config.ts';

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };
export type ModelRequest = {
  model: string;
  messages: readonly ModelMessage[];
  /** From 0, always the same, to 1. */
  temperature: number;
  maxTokens: number;
};

/** The endpoint answered otherwise than the protocol has it, or not at all. */
export class LanguageModelError extends Error {
  override name = 'LanguageModelError';
}

export type LanguageModel = {
  /** The names of the models that may be asked; none without an endpoint. */
  models: readonly string[];
  /** Answers the whole text; `onText` is told all of it so far. Rejects with LanguageModelError. */
  complete: (request: ModelRequest, asking: { onText: (text: string) => void; signal: AbortSignal }) => Promise<string>;
  embed: (request: { model: string; dimensions: number; texts: readonly string[] }) => Promise<number[][]>;
};

/** Longer than this nobody in a chat waits for the first word; a visitor then gets the built-in answer. */
const LONGEST_MS = 25_000;
const LONGEST_WAIT_S = 5;
const TOO_MANY = 429;
const LONGEST_ANSWER = 20_000;

const chunkSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ choices: v.array(v.object({ delta: v.optional(v.object({ content: v.nullish(v.string()) })) })) }),
);
const embeddingsSchema = v.object({
  data: v.array(v.object({ index: v.number(), embedding: v.array(v.number()) })),
});

/** Any endpoint that speaks the OpenAI protocol: chat completions as a stream, and embeddings. */
export function createLanguageModel({ languageModel }: Pick<Config, 'languageModel'>): LanguageModel {
  const { url, key, models } = languageModel;

  /** Asks once more where the endpoint says that it will soon have time. */
  async function post(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
    const ask = () =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
    const first = await ask();
    const seconds = Number(first.headers.get('retry-after') ?? Number.NaN);
    if (first.status !== TOO_MANY || !(seconds <= LONGEST_WAIT_S)) return first;
    await first.body?.cancel();
    await wait(seconds * 1000, undefined, { signal });
    return ask();
  }

  return {
    models: url ? models : [],
    complete: ({ model, messages, temperature, maxTokens }, { onText, signal }) =>
      guarded(async () => {
        const limited = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
        const body = { model, messages, temperature, max_tokens: maxTokens, stream: true };
        const response = await post('/chat/completions', body, limited);
        if (!response.ok || !response.body) throw new LanguageModelError(`It answered ${response.status}.`);
        let text = '';
        for await (const data of eventsOf(response.body)) {
          if (data === '[DONE]') return text;
          const { choices } = v.parse(chunkSchema, data);
          text += choices[0]?.delta?.content ?? '';
          if (text.length > LONGEST_ANSWER) return text;
          onText(text);
        }
        throw new LanguageModelError('It stopped before the end.');
      }),
    embed: ({ model, dimensions, texts }) =>
      guarded(async () => {
        const response = await post(
          '/embeddings',
          { model, dimensions, input: texts },
          AbortSignal.timeout(LONGEST_MS),
        );
        if (!response.ok) throw new LanguageModelError(`It answered ${response.status}.`);
        const { data } = v.parse(embeddingsSchema, await response.json());
        const vectors = data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => embedding);
        if (vectors.length !== texts.length || vectors.some(({ length }) => length !== dimensions))
          throw new LanguageModelError(`Its vectors are not the ${dimensions} numbers that EMBEDDING_DIMENSIONS says.`);
        return vectors;
      }),
  };
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LanguageModelError) throw error;
    throw new LanguageModelError('The language model could not be asked.', { cause: error });
  }
}

/** The data of server-sent events (WHATWG HTML, 9.2), as far as the protocol uses them. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}
