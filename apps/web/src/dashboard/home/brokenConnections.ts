import type { NeedsYou_query$data } from '#generated/NeedsYou_query';
import { PROVIDERS } from '#dashboard/product-discovery/providers.ts';
import { paths } from '#router/paths.ts';
import { type Permission } from '#session/usePermission.ts';

type Connections = Pick<NeedsYou_query$data, 'stores' | 'integrations'>;

/** The shops and services that do not work any more, and the way to where that is mended; those that the person may mend. */
export function brokenConnections({ stores, integrations }: Connections, may: (permission: Permission) => boolean) {
  const shops = stores.map(({ id, provider, displayName, state, lastError }) => ({
    id,
    isBroken: state === 'Error' && may('UPDATE_ASSISTANTS'),
    title: `${displayName} is not in sync`,
    text: lastError ?? 'Assistants show its products as they were.',
    to: paths.storeIntegration(PROVIDERS[provider].slug, id),
  }));
  const services = integrations.map(({ id, kind, status, lastError }) => ({
    id,
    isBroken: status === 'Error' && may('MANAGE_CLIENT'),
    title: `${kind} does not work any more`,
    text: lastError ?? 'Connect it again.',
    to: kind === 'Zendesk' ? paths.zendesk : paths.calendly,
  }));
  return [...shops, ...services].flatMap(({ isBroken, ...row }) => (isBroken ? row : []));
}
