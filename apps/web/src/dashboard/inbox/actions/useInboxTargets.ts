import { useMatch } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { currentTargets } from './currentTargets.ts';
import { useFocusedConversation } from './focusedRow.ts';
import { useSelection } from './selection.ts';

/** The targets of an act, live. `current` says them anew as the act begins: a row may have left the list since it was drawn. */
export function useInboxTargets() {
  const openId = useMatch(paths.conversation(':conversationId'))?.params.conversationId;
  useSelection(({ ids }) => ids);
  useFocusedConversation();
  const current = () => currentTargets(openId);
  return { targets: current(), current };
}
