import type { Message } from '#api/ChatApi.ts';

/** Whether somebody said it: it did not merely happen, and asks for no rating. */
export const isSaid = ({ kind }: Pick<Message, 'kind'>): boolean => kind !== 'Event' && kind !== 'Csat';
