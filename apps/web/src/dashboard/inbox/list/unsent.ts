import { create } from 'zustand';

/** What the person at the screen wrote in a conversation and what has not reached it. */
export type Unsent = { kind: 'Draft' | 'DraftNote' | 'Failed'; text: string };

const useUnsentStore = create<{ byId: Readonly<Record<string, Unsent>> }>(() => ({ byId: {} }));

/** What is unsent in one conversation; whoever asks hears of no other. */
export function useUnsent(conversationId: string): Unsent | undefined {
  return useUnsentStore(({ byId }) => byId[conversationId]);
}

/** Says what is unsent by now, in all conversations. */
export function showUnsent(next: Readonly<Record<string, Unsent>>) {
  const { byId: before } = useUnsentStore.getState();
  const byId: Record<string, Unsent> = {};
  for (const [id, unsent] of Object.entries(next)) {
    const known = before[id];
    // Its row is drawn anew only when it says something else.
    byId[id] = known?.kind === unsent.kind && known.text === unsent.text ? known : unsent;
  }
  useUnsentStore.setState({ byId });
}
