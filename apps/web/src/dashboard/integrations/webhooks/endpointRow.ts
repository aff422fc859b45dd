import { graphql } from 'react-relay/hooks';
import { type WebhooksScreenQuery$data } from '#generated/WebhooksScreenQuery';

/** An endpoint as the list shows it. */
export type EndpointRow = WebhooksScreenQuery$data['webhookEndpoints'][number];

export const endpointRow = graphql`
  fragment endpointRow_endpoint on WebhookEndpoint {
    id
    url
    description
    events
    state
    failureStreak
    disabledAt
    previousUntil
    lastDelivery {
      id
      state
      createdAt
    }
  }
`;

/** What people call it: what it is for, or its host. */
export function endpointName({ url, description }: Pick<EndpointRow, 'url' | 'description'>): string {
  return description || (URL.canParse(url) ? new URL(url).host : url);
}
