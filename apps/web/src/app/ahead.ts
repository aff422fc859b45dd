import GetCurrentUser from '#__generated__/GetCurrentUser$parameters.ts';
import InboxScreenQuery from '#__generated__/InboxScreenQuery$parameters.ts';
import { config } from '#config.ts';
import { persistedQueryUrl } from '#relay/persistedQueryUrl.ts';
import { paths } from '#router/paths.ts';

const urlOf = ({ params }: typeof GetCurrentUser | typeof InboxScreenQuery) =>
  persistedQueryUrl(config.graphqlUrl, { operationName: params.name, variables: {}, sha256Hash: params.id ?? '' });

/** What the dashboard's pages ask the API for before their code is there; the static server writes it into scripts/askAhead.js. */
export const ahead = {
  userUrl: urlOf(GetCurrentUser),
  /** By path: what a screen without a search begins with, asked for once the user is known to be let in. */
  screenUrls: { [paths.inbox]: urlOf(InboxScreenQuery) },
};
