import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** By which key a message is sent: Enter alone, or with Control or Command. */
export type SendKey = 'Enter' | 'CtrlEnter';

const store = createStore<{ sendKey: SendKey }>(() => ({ sendKey: 'Enter' }));

/** What the person has chosen, as the API knows it. */
export const setSendKey = (sendKey: SendKey) => store.setState({ sendKey });

export const useSendKey = () => useStore(store, ({ sendKey }) => sendKey);

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; isComposing: boolean };

/** Whether this key sends; while somebody composes a character it never does. */
export function isSending({ key, shiftKey, ctrlKey, metaKey, isComposing }: Pressed, sendKey: SendKey): boolean {
  if (key !== 'Enter' || isComposing) return false;
  return ctrlKey || metaKey || (sendKey === 'Enter' && !shiftKey);
}
