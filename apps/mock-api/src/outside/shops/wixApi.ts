import type * as v from 'valibot';
import { ask, type Line, ServiceError } from '#outside/request.ts';
import { wixToken, type WixApp } from './wixInstall.ts';

export type WixAccess = WixApp & {
  /** Our app in one site. */
  instanceId: string;
};

/** Asks for what a path answers; with `json`, by POST, as Wix has its queries. They only read. */
export type WixApi = <T>(path: string, schema: v.GenericSchema<unknown, T>, json?: unknown) => Promise<T>;

/** The REST API of Wix for one site, by a token that is made when it is first needed, and again when it is not good any more. */
export function createWixApi(line: Line, access: WixAccess): WixApi {
  let token: Promise<string> | null = null;

  async function once<T>(path: string, schema: v.GenericSchema<unknown, T>, json?: unknown): Promise<T> {
    const authorization = await (token ??= wixToken(line, access, access.instanceId));
    const { body } = await ask(
      line,
      {
        url: `${access.apiUrl}/${path}`,
        headers: { authorization },
        ...(json !== undefined && { method: 'POST', json, isRepeatable: true }),
      },
      schema,
    );
    return body;
  }

  return async (path, schema, json) => {
    const isNew = token === null;
    try {
      return await once(path, schema, json);
    } catch (error) {
      if (error instanceof ServiceError && error.kind === 'Refused') token = null;
      // A fetch may take longer than a token is good for.
      if (isNew || !(error instanceof ServiceError) || error.status !== 401) throw error;
      return once(path, schema, json);
    }
  };
}
