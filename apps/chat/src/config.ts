import * as v from 'valibot';

/** What one build learns at run time: `/config.js` sets it on the window before the bundle runs. */
export type ChatConfig = {
  /** The API's origin, such as `https://api.example.com`, without a slash at the end. */
  apiUrl: string;
};

const configSchema = v.object({ apiUrl: v.pipe(v.string(), v.url()) });

/** Reads `window.PARLEY_CONFIG`; throws a sentence for whoever runs the server when it is missing or wrong. */
export function readConfig(given: unknown): ChatConfig {
  const parsed = v.safeParse(configSchema, given);
  if (!parsed.success) throw new Error('/config.js must set window.PARLEY_CONFIG.apiUrl to the origin of the API.');
  return { apiUrl: parsed.output.apiUrl.replace(/\/+$/, '') };
}
