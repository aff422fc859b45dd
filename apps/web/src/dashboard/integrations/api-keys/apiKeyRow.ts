import { graphql } from 'react-relay/hooks';
import { type ApiKeys_query$data } from '#generated/ApiKeys_query';

/** A key as the list shows it. */
export type ApiKeyRow = ApiKeys_query$data['apiKeys'][number];

export const apiKeyRow = graphql`
  fragment apiKeyRow_apiKey on ApiKey {
    id
    name
    prefix
    scopes
    state
    createdByName
    createdAt
    lastUsedAt
    expiresAt
    revokedAt
    previousUntil
  }
`;
