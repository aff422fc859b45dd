import { useRelayEnvironment } from 'react-relay';
import * as v from 'valibot';
import { Title } from '../Title.tsx';
import { HeaderFrame } from './actions/HeaderFrame.tsx';
import { Stage } from './actions/Stage.tsx';

/** What the list knows of a conversation; until when it is snoozed only where it was open before. */
const Known = v.object({
  visitorName: v.string(),
  number: v.number(),
  status: v.picklist(['Open', 'Pending', 'Snoozed', 'Resolved']),
  snoozedUntil: v.optional(v.nullable(v.string())),
});

type KnownConversation = v.InferOutput<typeof Known>;

/** What the store has of a conversation by now; null when that is not enough for its head. */
export function useKnownConversation(id: string): KnownConversation | null {
  const { success, output } = v.safeParse(Known, useRelayEnvironment().getStore().getSource().get(id));
  return success ? output : null;
}

/** The head of a conversation that the list has, while the conversation itself loads. */
export function KnownHeader({ conversation }: { conversation: KnownConversation }) {
  const { visitorName, number, status, snoozedUntil } = conversation;
  const isUntold = status === 'Snoozed' && snoozedUntil === undefined;
  return (
    <>
      <Title>{`${visitorName} · Inbox`}</Title>
      <HeaderFrame
        name={visitorName}
        number={number}
        stage={isUntold ? null : <Stage status={status} snoozedUntil={snoozedUntil ?? null} />}
      />
    </>
  );
}
