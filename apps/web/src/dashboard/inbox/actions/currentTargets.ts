import { focusedConversation } from './focusedRow.ts';
import { useSelection } from './selection.ts';

/** What an act is for: the conversations that are selected, else the one whose row has the focus, else the one that is open. */
export function currentTargets(openId: string | undefined): readonly string[] {
  const { ids } = useSelection.getState();
  const id = focusedConversation() ?? openId;
  return ids.length > 0 || !id ? ids : [id];
}
