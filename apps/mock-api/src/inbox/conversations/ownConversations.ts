import type { Message } from '@parley/db';
import type { StaffMember, VisitorViewer } from '#auth/permissions.ts';

export type Participant = StaffMember | VisitorViewer;

/** The user's or visitor's id. */
export const participantId = (participant: Participant): string =>
  'visitorId' in participant ? participant.visitorId : participant.user.id;

/** The conversations that somebody may take part in: all of a client's, or those of one visitor. */
export function ownConversations(participant: Participant): { clientId: string; visitorId?: string } {
  const { clientId } = participant;
  return 'visitorId' in participant ? { clientId, visitorId: participant.visitorId } : { clientId };
}

/** The messages of those that they see, as a condition: what only staff sees has no place in the visitor's count. */
export function ownMessages(participant: Participant) {
  return {
    conversation: ownConversations(participant),
    ...('visitorId' in participant && { visitorSequence: { not: null } }),
  };
}

/** Whether a message of a participant's conversation is for them. */
export function isSeenBy(participant: Participant, { visitorSequence }: Pick<Message, 'visitorSequence'>): boolean {
  return visitorSequence !== null || !('visitorId' in participant);
}
