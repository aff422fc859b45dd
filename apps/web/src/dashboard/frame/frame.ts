import { useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import GetClientFreeTrialInfoParameters from '#__generated__/GetClientFreeTrialInfo$parameters.ts';
import UnreadConversationsParameters from '#__generated__/UnreadConversations$parameters.ts';
import { type GetClientFreeTrialInfo } from '#generated/GetClientFreeTrialInfo';
import { type UnreadConversations } from '#generated/UnreadConversations';
import { whenSettled } from '#relay/whenSettled.ts';

/**
 * What the frame shows besides the screen, asked for when the screen has what it asked for: it comes first. Two queries of
 * their own, each of which may fail alone: the frame must stand even where an API knows neither.
 */
export function useFrame() {
  const [trial, loadTrial] = useQueryLoader<GetClientFreeTrialInfo>(GetClientFreeTrialInfoParameters);
  const [unread, loadUnread] = useQueryLoader<UnreadConversations>(UnreadConversationsParameters);
  useEffect(
    () =>
      whenSettled(() => {
        loadTrial({}, { fetchPolicy: 'store-and-network' });
        loadUnread({}, { fetchPolicy: 'store-and-network' });
      }),
    [loadTrial, loadUnread],
  );
  return { trial, unread };
}
