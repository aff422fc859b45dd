import { useMatch } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { useSelection } from './selection.ts';

/** What an act is for: the conversations that are selected, else the one that is open. */
export function useInboxTargets(): readonly string[] {
  const openId = useMatch(paths.conversation(':conversationId'))?.params.conversationId;
  const selected = useSelection(({ ids }) => ids);
  if (selected.length > 0) return selected;
  return openId ? [openId] : [];
}
