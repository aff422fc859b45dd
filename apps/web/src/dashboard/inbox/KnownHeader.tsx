import { HeaderFrame } from './actions/HeaderFrame.tsx';
import { Stage } from './actions/Stage.tsx';
import { type KnownConversation } from './knownConversation.ts';

/** The head of a conversation while the conversation itself loads. */
export function KnownHeader({ conversation }: { conversation: KnownConversation }) {
  const { visitorName, number, status } = conversation;
  // Until when it is snoozed comes with the conversation.
  const stage = status === 'Snoozed' ? null : <Stage status={status} snoozedUntil={null} />;
  return <HeaderFrame name={visitorName} number={number} stage={stage} />;
}
