import { loadQuery, useQueryLoader } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import GetClientFreeTrialInfoParameters from '#__generated__/GetClientFreeTrialInfo$parameters.ts';
import UnreadConversationsParameters from '#__generated__/UnreadConversations$parameters.ts';
import { type GetClientFreeTrialInfo } from '#generated/GetClientFreeTrialInfo';
import { type UnreadConversations } from '#generated/UnreadConversations';
import { environment } from '#relay/environment.ts';

/**
 * What the frame shows besides the screen. Two queries of their own, each of which may fail alone: the frame must stand
 * even where an API knows neither.
 */
export function loadFrame() {
  const options = { fetchPolicy: 'store-and-network' } as const;
  return {
    trial: loadQuery<GetClientFreeTrialInfo>(environment, GetClientFreeTrialInfoParameters, {}, options),
    unread: loadQuery<UnreadConversations>(environment, UnreadConversationsParameters, {}, options),
  };
}

/** The frame's queries, owned by whoever calls this: they are disposed of with it. */
export function useFrame() {
  const { trial, unread } = useLoaderData<ReturnType<typeof loadFrame>>();
  const [trialRef] = useQueryLoader<GetClientFreeTrialInfo>(GetClientFreeTrialInfoParameters, trial);
  const [unreadRef] = useQueryLoader<UnreadConversations>(UnreadConversationsParameters, unread);
  return { trial: trialRef, unread: unreadRef };
}
