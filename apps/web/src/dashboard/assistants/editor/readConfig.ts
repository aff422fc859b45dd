import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Json } from '@parley/versioning/changesBetween';

/** A configuration that was merged of others. */
export const readConfig = (content: Json): AssistantConfig => storedConfig(JSON.stringify(content));
