import { domainError } from '#errors.ts';

/** Whoever is blocked reads what was said and writes nothing more. */
export const visitorBlocked = () => domainError('FORBIDDEN', 'You can no longer write in this chat.');
