import GetCurrentUser from '#__generated__/GetCurrentUser$parameters.ts';
import InboxScreenQuery from '#__generated__/InboxScreenQuery$parameters.ts';
import { config } from '#config.ts';
import { persistedQueryUrl } from '#relay/persistedQueryUrl.ts';
import { paths } from '#router/paths.ts';

/** What a page asks the API for before any script of its own is there, when somebody is signed in. */
type Ahead = {
  urls: readonly string[];
  /** Only at the bare address: a search says that something else is shown. */
  bareUrls: readonly string[];
};

const urlOf = ({ params }: typeof GetCurrentUser | typeof InboxScreenQuery) =>
  persistedQueryUrl(config.graphqlUrl, { operationName: params.name, variables: {}, sha256Hash: params.id ?? '' });

/** Where the list of conversations is asked for that the bare address shows. */
export const inboxUrl = urlOf(InboxScreenQuery);

/** By path; the static server writes it into the page. */
export const ahead: Readonly<Record<string, Ahead>> = {
  [paths.dashboard]: { urls: [urlOf(GetCurrentUser)], bareUrls: [] },
  [paths.inbox]: { urls: [urlOf(GetCurrentUser)], bareUrls: [inboxUrl] },
};
