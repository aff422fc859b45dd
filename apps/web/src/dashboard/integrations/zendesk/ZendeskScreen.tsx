import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import ZendeskScreenNode, { type ZendeskScreenQuery } from '#generated/ZendeskScreenQuery';
import { Permitted } from '#dashboard/frame/Permitted.tsx';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type GuardedScreenProps, type ScreenProps } from '#router/screen.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { IntegrationHeader } from '../IntegrationHeader.tsx';
import { INTEGRATION_FIELDS } from '../integrationTabs.ts';
import { IntegrationTabs } from '../IntegrationTabs.tsx';
import { Requests } from '../requests/Requests.tsx';
import { onIntegrationsChanged, useIntegrationEvents } from '../useIntegrationEvents.ts';
import { ConnectZendesk } from './ConnectZendesk.tsx';
import { ZendeskSettings } from './ZendeskSettings.tsx';

/** /dashboard/integrations/zendesk: connects the helpdesk; then how conversations become tickets, and what went to and fro. */
export default function ZendeskScreen({ queryRef }: GuardedScreenProps<ZendeskScreenQuery>) {
  return (
    <Permitted permission="MANAGE_CLIENT" title="You cannot see this integration" queryRef={queryRef}>
      {(loaded) => (
        <RoutedQueryBoundary queryRef={loaded} what="settings" fallback={<RowsSkeleton rows={6} />}>
          <Zendesk queryRef={loaded} />
        </RoutedQueryBoundary>
      )}
    </Permitted>
  );
}

function Zendesk({ queryRef }: ScreenProps<ZendeskScreenQuery>) {
  const { integrations } = usePreloadedQuery<ZendeskScreenQuery>(
    graphql`
      query ZendeskScreenQuery($isSettings: Boolean!, $isRequests: Boolean!, $onlyFailed: Boolean!) @preloadable {
        integrations {
          id
          kind
          ...IntegrationHeader_integration
          ...ZendeskSettings_integration @include(if: $isSettings) @alias(as: "set")
          ...Requests_integration @include(if: $isRequests) @arguments(onlyFailed: $onlyFailed) @alias(as: "logged")
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(ZendeskScreenNode, queryRef.variables, { event: onIntegrationsChanged, pace: OF_RECORDS });
  useIntegrationEvents();
  const { tab } = useUrlFilters(INTEGRATION_FIELDS).filters;
  const integration = integrations.find(({ kind }) => kind === 'Zendesk');
  if (!integration) return <ConnectZendesk />;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <IntegrationHeader integration={integration} service="zendesk" />
      <IntegrationTabs label="Zendesk" active={tab} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {integration.set && <ZendeskSettings key={integration.id} integration={integration.set} />}
        {integration.logged && <Requests integration={integration.logged} />}
      </div>
    </div>
  );
}
