import { paths } from '#router/paths.ts';

/** Where a notification leads: to its conversation; what is about none is about the plan. */
export const placeOf = (conversation: { id: string } | null | undefined): string =>
  conversation ? paths.conversation(conversation.id) : paths.subscription;
