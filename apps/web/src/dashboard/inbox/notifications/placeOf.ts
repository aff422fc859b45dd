import { paths } from '#router/paths.ts';

type News = { kind: string; conversation: { id: string } | null | undefined };

/** Where a notification leads: to its conversation; what is about none, to the people or the plan that it is about. */
export function placeOf({ kind, conversation }: News): string {
  if (conversation) return paths.conversation(conversation.id);
  return kind === 'InvitationAccepted' ? paths.users : paths.subscription;
}
