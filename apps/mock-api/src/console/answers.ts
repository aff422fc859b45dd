import * as v from 'valibot';

/** Ends a call with a sentence for the person who made it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What every answer carries: nothing of the console is kept by browsers, framed by others or read as something else. */
export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: SAFE_HEADERS });
}

/** The body as `schema` has it. Throws Refused 400 with a sentence that names the field. */
export function parsed<const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new Refused(400, path && !issue.message.startsWith(path) ? `${path}: ${issue.message}` : issue.message);
}
