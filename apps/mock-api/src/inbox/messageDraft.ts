import { domainError } from '#errors.ts';
import { isMessageBody, LONGEST_BODY, messageBody } from './messageBody.ts';

/** What somebody wants to say; the key is theirs, so that sending twice says it once. */
export type MessageDraft = { body: string; key: string };

const LONGEST_KEY = 200;

/** The draft as it will be stored. Throws BAD_INPUT naming the field. */
export function messageDraft({ body: typed, key }: MessageDraft): MessageDraft {
  const body = messageBody(typed);
  if (!isMessageBody(body)) {
    const limit = LONGEST_BODY.toLocaleString('en');
    throw domainError('BAD_INPUT', `Write a message of 1 to ${limit} characters.`, { field: 'body' });
  }
  if (key === '' || key.length > LONGEST_KEY) {
    throw domainError('BAD_INPUT', `A message's key has 1 to ${LONGEST_KEY} characters.`, { field: 'key' });
  }
  return { body, key };
}
