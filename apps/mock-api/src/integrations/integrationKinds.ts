import type { IntegrationKind } from '@parley/db';
import { calendlyKind } from './calendly/calendlyKind.ts';
import type { KindOfIntegration, KindsOfIntegration } from './integrationKind.ts';
import { zendeskKind } from './zendesk/zendeskKind.ts';

/** The services that can be connected. */
const KINDS: KindsOfIntegration = { Calendly: calendlyKind, Zendesk: zendeskKind };

/** Throws for a service that nobody can connect. */
export function kindOf({ kind }: { kind: IntegrationKind }): KindOfIntegration {
  const found = KINDS[kind];
  if (!found) throw new Error(`${kind} cannot be connected.`);
  return found;
}
