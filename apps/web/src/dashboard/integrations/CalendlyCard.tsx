import { graphql, useFragment } from 'react-relay';
import { type CalendlyCard_integration$key } from '#generated/CalendlyCard_integration';
import { paths } from '#router/paths.ts';
import { Time } from '#ui/Time.tsx';
import { IntegrationState } from './IntegrationState.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** The calendar in the gallery, connected or not. */
export function CalendlyCard({ integration: key }: { integration: CalendlyCard_integration$key | null }) {
  const integration = useFragment(
    graphql`
      fragment CalendlyCard_integration on Integration {
        status
        accountName
        lastUsedAt
        lastError
      }
    `,
    key,
  );
  return (
    <ServiceCard
      service="calendly"
      title="Calendly"
      to={paths.calendly}
      about="Visitors book a time in the chat, where a guided flow offers one; what is moved or canceled shows beside the conversation."
      state={<IntegrationState integration={integration ?? null} />}
      facts={
        integration && (
          <>
            {integration.accountName}
            {integration.lastUsedAt && (
              <>
                , last used <Time instant={integration.lastUsedAt} />
              </>
            )}
          </>
        )
      }
      error={integration?.lastError ?? null}
    />
  );
}
