import { useMatch } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { focusedConversation, useFocusedConversation } from './focusedRow.ts';
import { useSelection } from './selection.ts';

/**
 * What an action is for: the conversations that are selected, else the one whose row has the focus, else the one that is open. `current`
 * says them anew as the action begins: a row may have left the list since it was drawn.
 */
export function useInboxTargets() {
  const openId = useMatch(paths.conversation(':conversationId'))?.params.conversationId;
  useSelection(({ ids }) => ids);
  useFocusedConversation();

  function current(): readonly string[] {
    const { ids } = useSelection.getState();
    const id = focusedConversation() ?? openId;
    return ids.length > 0 || !id ? ids : [id];
  }
  return { openId, targets: current(), current };
}
