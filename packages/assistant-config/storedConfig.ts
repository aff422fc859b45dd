import type { AssistantConfig } from './configSchema.ts';
import { newConfig } from './newConfig.ts';

/**
 * A configuration as it was stored, with what has been added to configurations since: drafts and versions are never rewritten.
 * It was valid when it was stored.
 */
export function storedConfig(content: string): AssistantConfig {
  const config: unknown = completed(newConfig({ title: '' }), JSON.parse(content));
  if (!isConfig(config)) throw new TypeError('Not a configuration of an assistant.');
  return config;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of these are the languages that somebody has written in. */
const isLocalised = (fields: Fields) => Object.keys(fields).every((key) => /^[a-z]{2,3}(-|$)/.test(key));

function completed(defaults: unknown, stored: unknown): unknown {
  if (stored === undefined) return defaults;
  if (!isFields(defaults) || !isFields(stored) || isLocalised(defaults)) return stored;
  const keys = Object.keys(defaults);
  return { ...stored, ...Object.fromEntries(keys.map((key) => [key, completed(defaults[key], stored[key])])) };
}

const isConfig = (value: unknown): value is AssistantConfig => isFields(value) && isFields(value.appearance);
