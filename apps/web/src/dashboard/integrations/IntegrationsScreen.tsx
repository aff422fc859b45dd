import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import IntegrationsScreenNode, { type IntegrationsScreenQuery } from '#generated/IntegrationsScreenQuery';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { Badge } from '#ui/Badge.tsx';
import { counted } from '#ui/format.ts';
import { CardsSkeleton } from '#ui/skeletons/CardsSkeleton.tsx';
import { DeveloperCards } from './DeveloperCards.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { onIntegrationsChanged, useIntegrationEvents } from './useIntegrationEvents.ts';

const SERVICES = [
  {
    kind: 'Zendesk',
    service: 'zendesk',
    title: 'Zendesk',
    to: paths.zendesk,
    about: 'Conversations become tickets with their transcript, and show when the ticket is solved.',
  },
  {
    kind: 'Calendly',
    service: 'calendly',
    title: 'Calendly',
    to: paths.calendly,
    about:
      'Visitors book a time in the chat, where a guided flow offers one; what is moved or canceled shows beside the conversation.',
  },
] as const;

/** /dashboard/integrations: the services that can be connected, and where each stands. */
export default function IntegrationsScreen({ queryRef }: ScreenProps<IntegrationsScreenQuery>) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-5 max-md:p-4">
      <RoutedQueryBoundary queryRef={queryRef} what="integrations" fallback={<CardsSkeleton />}>
        <Gallery queryRef={queryRef} />
      </RoutedQueryBoundary>
    </div>
  );
}

function Gallery({ queryRef }: ScreenProps<IntegrationsScreenQuery>) {
  const { integrations, stores } = usePreloadedQuery<IntegrationsScreenQuery>(
    graphql`
      query IntegrationsScreenQuery @preloadable {
        integrations {
          id
          kind
          ...IntegrationCard_integration
        }
        stores {
          id
          displayName
          state
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(IntegrationsScreenNode, {}, { event: onIntegrationsChanged });
  useIntegrationEvents();
  const mayChange = usePermission('MANAGE_CLIENT');
  const isTroubled = stores.some(({ state }) => state === 'Error');

  return (
    <>
      <ul aria-label="Integrations" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,380px),1fr))] gap-4">
        {SERVICES.map(({ kind, ...service }) => (
          <li key={kind} className="min-w-0">
            <IntegrationCard {...service} integration={integrations.find((one) => one.kind === kind) ?? null} />
          </li>
        ))}
        <li className="min-w-0">
          <ServiceCard
            service="stores"
            title="Online stores"
            to={paths.productDiscovery}
            about="Assistants find and recommend what your shop sells. Stores are connected under Product discovery."
            state={
              stores.length === 0 ? (
                <Badge>Not connected</Badge>
              ) : (
                <Badge tone={isTroubled ? 'critical' : 'positive'}>
                  {isTroubled ? 'Not in sync' : counted(stores.length, 'store')}
                </Badge>
              )
            }
            facts={stores.length > 0 && stores.map(({ displayName }) => displayName).join(', ')}
          />
        </li>
        {mayChange && <DeveloperCards />}
      </ul>
      {!mayChange && (
        <ReadOnlyNotice>
          Your role does not include {permissionTexts.MANAGE_CLIENT.doing}. Ask an Admin of your company to connect a
          service, or to let you.
        </ReadOnlyNotice>
      )}
    </>
  );
}
