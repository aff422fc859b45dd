import type { TriggerAction, Triggers } from '@parley/assistant-config/triggerSchema';

/** What the preview shows: a page of the chat, or the site while the chat is closed. */
export type PreviewView = 'Home' | 'Chat' | 'Closed';

/** The trigger that is open in its tab; null: none is. */
export function triggerAt({ pathname, search }: { pathname: string; search: string }, { items }: Triggers) {
  const id = pathname.endsWith('/triggers') ? new URLSearchParams(search).get('trigger') : null;
  return items.find((trigger) => trigger.id === id) ?? null;
}

/** Where one sees what a trigger does. */
export function viewOf(action: TriggerAction): PreviewView {
  if (action.type === 'Open') return action.page;
  if (action.type === 'Article') return 'Home';
  return action.type === 'Flow' || action.type === 'Form' ? 'Chat' : 'Closed';
}
