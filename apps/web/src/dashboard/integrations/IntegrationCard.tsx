import { type ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type IntegrationCard_integration$key } from '#generated/IntegrationCard_integration';
import { Time } from '#ui/Time.tsx';
import { IntegrationState } from './IntegrationState.tsx';
import { ServiceCard } from './ServiceCard.tsx';

type IntegrationCardProps = Pick<ComponentProps<typeof ServiceCard>, 'service' | 'title' | 'to' | 'about'> & {
  integration: IntegrationCard_integration$key | null;
};

/** A service in the gallery, connected or not. */
export function IntegrationCard({ integration: key, ...service }: IntegrationCardProps) {
  const integration = useFragment(
    graphql`
      fragment IntegrationCard_integration on Integration {
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
      {...service}
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
