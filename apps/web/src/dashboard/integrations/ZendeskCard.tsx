import { graphql, useFragment } from 'react-relay';
import { type ZendeskCard_integration$key } from '#generated/ZendeskCard_integration';
import { paths } from '#router/paths.ts';
import { Time } from '#ui/Time.tsx';
import { IntegrationState } from './IntegrationState.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** The helpdesk in the gallery, connected or not. */
export function ZendeskCard({ integration: key }: { integration: ZendeskCard_integration$key | null }) {
  const integration = useFragment(
    graphql`
      fragment ZendeskCard_integration on Integration {
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
      service="zendesk"
      title="Zendesk"
      to={paths.zendesk}
      about="Conversations become tickets with their transcript, and show when the ticket is solved."
      state={<IntegrationState integration={integration ?? null} />}
      facts={
        integration && (
          <>
            {integration.accountName}
            {integration.lastUsedAt && (
              <>
                , last used <Time instant={integration.lastUsedAt} format="en" />
              </>
            )}
          </>
        )
      }
      error={integration?.lastError ?? null}
    />
  );
}
