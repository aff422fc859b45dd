import type { StaffMember, VisitorViewer } from '#auth/permissions.ts';

export type Participant = StaffMember | VisitorViewer;

/** The conversations that somebody may take part in: all of a client's, or those of one visitor. */
export function ownConversations(participant: Participant): { clientId: string; visitorId?: string } {
  const { clientId } = participant;
  return 'visitorId' in participant ? { clientId, visitorId: participant.visitorId } : { clientId };
}
