import { domainError } from '#errors.ts';

/** Also for a conversation of somebody else: nobody learns that it exists. */
export const noConversation = () => domainError('NOT_FOUND', 'This conversation does not exist.');

/** As noConversation, naming those of many that are not there. */
export const noConversations = (ids: readonly string[]) =>
  domainError(
    'NOT_FOUND',
    ids.length === 1 ? 'This conversation does not exist.' : `${ids.length} of these conversations do not exist.`,
    { ids },
  );
