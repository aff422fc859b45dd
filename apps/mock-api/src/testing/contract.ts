import { describe, expect, it } from 'vitest';
import type { Line, Send } from '#outside/request.ts';

/** A request as its reference page has it, and what is answered. */
export type Fixture = {
  name: string;
  /** The page that both follow. */
  reference: string;
  /** The path stands below the service's base. Of headers those that are named here are looked at. */
  request: { method: string; path: string; headers: Record<string, string>; body?: unknown };
  /** `body`: null for an empty one. */
  response: { status: number; body: unknown };
};

/** What the client asks, one after the other, when it is called. */
export type ContractCall = readonly [asked: readonly Fixture[], call: (line: Line) => Promise<unknown>];

type Contract = {
  service: string;
  /** Below which all paths stand. */
  base: string;
  calls: readonly ContractCall[];
  /** The service as it is played. */
  standIn: Send;
  /** Makes there what the requests name. */
  prepare?: () => Promise<unknown>;
  /** Headers that let in where those of the fixtures do not. */
  access?: () => Promise<Record<string, string>>;
};

/** Checks client and stand-in against the same requests and answers of the reference pages. */
export function describeContract({ service, base, calls, standIn, prepare, access }: Contract) {
  describe(`${service}, as its reference pages have it:`, () => {
    it.each(calls.map(([asked, call]) => [asked.map(({ name }) => name).join(', '), asked, call] as const))(
      'the client sends and reads %s',
      async (_, asked, call) => {
        const sent: unknown[] = [];
        await call({
          service,
          send: async (request) => {
            const fixture = asked[sent.length];
            sent.push(await requestIn(request, base, Object.keys(fixture?.request.headers ?? {})));
            return fixture ? answerOf(fixture) : new Response(null, { status: 404 });
          },
        });

        expect(sent).toEqual(asked.map(({ request }) => request));
      },
    );

    const fixtures = new Map(calls.flatMap(([asked]) => asked.map((fixture) => [fixture.name, fixture])));
    it.each([...fixtures.values()])('the stand-in takes and answers $name', async ({ request, response }) => {
      await prepare?.();

      const answer = await standIn(
        new Request(base + request.path, {
          method: request.method,
          headers: { ...request.headers, ...(await access?.()) },
          ...('body' in request && { body: JSON.stringify(request.body) }),
        }),
      );
      const text = await answer.text();

      expect(answer.status).toBe(response.status);
      const answered = text === '' ? null : JSON.parse(text);
      expect({ answered: shapeOf(answered) }).toMatchObject({ answered: shapeOf(response.body) });
    });
  });
}

async function requestIn(request: Request, base: string, names: readonly string[]): Promise<Fixture['request']> {
  const text = await request.text();
  return {
    method: request.method,
    path: request.url.startsWith(base) ? request.url.slice(base.length) : request.url,
    headers: Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? ''])),
    ...(text && { body: JSON.parse(text) }),
  };
}

const answerOf = ({ response: { status, body } }: Fixture) =>
  body === null ? new Response(null, { status }) : Response.json(body, { status });

/** The types of values in place of them; of a list its first. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, shapeOf(inside)]));
}
