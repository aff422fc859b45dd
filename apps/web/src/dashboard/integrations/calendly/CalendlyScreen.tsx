import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import CalendlyScreenNode, { type CalendlyScreenQuery } from '#generated/CalendlyScreenQuery';
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
import { CalendlySettings } from './CalendlySettings.tsx';
import { ConnectCalendly } from './ConnectCalendly.tsx';

/** /dashboard/integrations/calendly: connects the calendar; then what can be booked, and what went to and fro. */
export default function CalendlyScreen({ queryRef }: GuardedScreenProps<CalendlyScreenQuery>) {
  return (
    <Permitted permission="MANAGE_CLIENT" title="You cannot see this integration" queryRef={queryRef}>
      {(loaded) => (
        <RoutedQueryBoundary queryRef={loaded} what="settings" fallback={<RowsSkeleton rows={6} />}>
          <Calendly queryRef={loaded} />
        </RoutedQueryBoundary>
      )}
    </Permitted>
  );
}

function Calendly({ queryRef }: ScreenProps<CalendlyScreenQuery>) {
  const { integrations, calendlyTokenPage } = usePreloadedQuery<CalendlyScreenQuery>(
    graphql`
      query CalendlyScreenQuery($isSettings: Boolean!, $isRequests: Boolean!, $onlyFailed: Boolean!) @preloadable {
        calendlyTokenPage
        integrations {
          id
          kind
          ...IntegrationHeader_integration
          ...CalendlySettings_integration @include(if: $isSettings) @alias(as: "set")
          ...Requests_integration @include(if: $isRequests) @arguments(onlyFailed: $onlyFailed) @alias(as: "logged")
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(CalendlyScreenNode, queryRef.variables, { event: onIntegrationsChanged, pace: OF_RECORDS });
  useIntegrationEvents();
  const { tab } = useUrlFilters(INTEGRATION_FIELDS).filters;
  const integration = integrations.find(({ kind }) => kind === 'Calendly');
  if (!integration) return <ConnectCalendly tokenPage={calendlyTokenPage} />;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <IntegrationHeader integration={integration} service="calendly" />
      <IntegrationTabs label="Calendly" active={tab} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {integration.set && (
          <CalendlySettings key={integration.id} integration={integration.set} tokenPage={calendlyTokenPage} />
        )}
        {integration.logged && <Requests integration={integration.logged} />}
      </div>
    </div>
  );
}
