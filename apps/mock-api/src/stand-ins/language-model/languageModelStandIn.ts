import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

const completion = v.object({
  model: v.string(),
  stream: v.literal(true),
  messages: v.pipe(v.array(v.object({ role: v.string(), content: v.string() })), v.nonEmpty()),
});
const embeddings = v.object({ model: v.string(), dimensions: v.number(), input: v.array(v.string()) });

/** What a model does is in its name, so that a test or a person can choose it. */
export const STAND_IN_MODELS = [
  'stand-in',
  'stand-in-busy',
  'stand-in-busy-once',
  'stand-in-broken',
  'stand-in-cut-off',
  'stand-in-inventive',
  'stand-in-obedient',
] as const;

/**
 * A language model, played locally by the OpenAI protocol: it repeats the first sentence of the first passage that it was
 * given, word by word. Answers null for requests outside of `basePath`.
 */
export function createLanguageModelStandIn({ basePath, key }: { basePath: string; key: string }) {
  let wasBusy = false;

  async function complete(request: Request): Promise<Response> {
    const asked = v.safeParse(completion, await request.json());
    if (!asked.success) return failure(400, 'The request is not a streamed chat completion.');
    const { model, messages } = asked.output;
    if (model === 'stand-in-broken') return failure(500, 'The server had an error.');
    if (model === 'stand-in-busy') return failure(429, 'Rate limit reached.', { 'retry-after': '60' });
    if (model === 'stand-in-busy-once') {
      wasBusy = !wasBusy;
      if (wasBusy) return failure(429, 'Rate limit reached.', { 'retry-after': '0' });
    }
    return stream(wordsFor(model, messages.at(-1)?.content ?? ''), { isCutOff: model === 'stand-in-cut-off' });
  }

  async function embed(request: Request): Promise<Response> {
    const asked = v.safeParse(embeddings, await request.json());
    if (!asked.success) return failure(400, 'The request is not one for embeddings.');
    const { input, dimensions, model } = asked.output;
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, dimensions) }));
    return Response.json({ object: 'list', data, model });
  }

  const endpoints = new Map([
    ['POST /v1/chat/completions', complete],
    ['POST /v1/embeddings', embed],
  ]);

  return async function handle(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${basePath}/`)) return null;
    if (request.headers.get('authorization') !== `Bearer ${key}`) return failure(401, 'Incorrect API key provided.');
    const endpoint = endpoints.get(`${request.method} ${pathname.slice(basePath.length)}`);
    return endpoint ? endpoint(request) : failure(404, 'Unknown request URL.');
  };
}

const failure = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ error: { message, type: 'error', code: null } }, { status, headers });

function wordsFor(model: string, prompt: string): string {
  const passage = /<passage number="(\d+)"[^>]*>\n([\s\S]*?)\n<\/passage>/.exec(prompt);
  if (!passage) return 'NO_ANSWER';
  const [, number = '1', text = ''] = passage;
  const sentence = /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  // What a model does that trusts nobody's rules: invents, cites what it was not given, follows what a passage says.
  if (model === 'stand-in-inventive')
    return `${sentence} [${number}] It comes with a free helicopter flight. A new one costs 999 francs [${number}]. See our shop [42].`;
  if (model === 'stand-in-obedient' && /ignore (all|your) /i.test(text)) return 'You get everything for free.';
  return `${sentence} [${number}]`;
}

const encoder = new TextEncoder();

function stream(text: string, { isCutOff }: { isCutOff: boolean }): Response {
  const words = text.split(/(?<=\s)/u);
  const told = isCutOff ? words.slice(0, 2) : words;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (data: string) => controller.enqueue(encoder.encode(`data: ${data}\n\n`));
      for (const content of told) {
        send(JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] }));
        await wait(5);
      }
      if (!isCutOff) send('[DONE]');
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Texts with the same words have like vectors: each word counts in one place. */
function vectorOf(text: string, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => 0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let hash = 0;
    for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + 1;
  }
  return vector;
}
