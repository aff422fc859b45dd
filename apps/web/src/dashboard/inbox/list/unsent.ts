import { type ReactNode } from 'react';
import { create } from 'zustand';

type Previews = Readonly<Record<string, ReactNode>>;

const useUnsentStore = create<{ previews: Previews }>(() => ({ previews: {} }));

/** In place of what was said last in a conversation: what its reader has unsent there. Whoever asks hears of no other. */
export function useUnsent(conversationId: string): ReactNode {
  return useUnsentStore(({ previews }) => previews[conversationId]);
}

/** Says what is unsent by now, in all conversations; how that looks comes with it, as nobody waits for it. */
export function showUnsent(previews: Previews) {
  useUnsentStore.setState({ previews });
}
