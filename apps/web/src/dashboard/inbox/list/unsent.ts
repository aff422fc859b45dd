import { create } from 'zustand';
import { type Unsent } from '../composer/unsentOf.ts';

const useUnsentStore = create<{ unsent: Readonly<Record<string, Unsent>> }>(() => ({ unsent: {} }));

/** What the person at the screen has not sent in a conversation. Whoever asks hears of no other. */
export function useUnsent(conversationId: string): Unsent | undefined {
  return useUnsentStore(({ unsent }) => unsent[conversationId]);
}

/** Sets what is unsent by now, in all conversations. */
export function showUnsent(unsent: Readonly<Record<string, Unsent>>) {
  useUnsentStore.setState({ unsent });
}
