import type { ConversationPriority } from '#__generated__/resolvers.ts';

/** Stored as its place in this list, so that it sorts. */
const PRIORITIES = ['None', 'Low', 'Medium', 'High', 'Urgent'] as const satisfies readonly ConversationPriority[];

/** As the contract says it. */
export function priorityOf(stored: number): ConversationPriority {
  return PRIORITIES[stored] ?? 'None';
}

/** As the database keeps it. */
export function storedPriority(priority: ConversationPriority): number {
  return PRIORITIES.indexOf(priority);
}
