import { domainError } from '#errors.ts';

/** Also for a conversation of somebody else: nobody learns that it exists. */
export const noConversation = () => domainError('NOT_FOUND', 'This conversation does not exist.');
