import { domainError } from '#errors.ts';
import { attachmentIds } from '#inbox/attachments/claimAttachments.ts';
import { isMessageBody, LONGEST_BODY, messageBody } from './messageBody.ts';

/** What somebody wants to say; the key is theirs, so that sending twice says it once. */
export type MessageDraft = {
  body: string;
  key: string;
  attachmentIds: readonly string[];
  /** The message that it answers. */
  replyToId: string | null;
};
/** As it comes in. */
export type TypedMessage = {
  body: string;
  key: string;
  attachmentIds?: readonly string[] | null;
  replyToId?: string | null;
};

const LONGEST_KEY = 200;

/** The draft as it will be stored; files need no words beside them. Throws BAD_INPUT naming the field. */
export function messageDraft(typed: TypedMessage): MessageDraft {
  const { key } = typed;
  const ids = attachmentIds(typed.attachmentIds);
  const body = checkedBody(typed.body, ids.length > 0);
  if (key === '' || key.length > LONGEST_KEY) {
    throw domainError('BAD_INPUT', `A message's key has 1 to ${LONGEST_KEY} characters.`, { field: 'key' });
  }
  return { body, key, attachmentIds: ids, replyToId: typed.replyToId ?? null };
}

/** A body as it will be stored; may be empty beside files. Throws BAD_INPUT naming the field. */
export function checkedBody(typed: string, hasFiles: boolean): string {
  const body = messageBody(typed);
  if (isMessageBody(body) || (body === '' && hasFiles)) return body;
  const limit = LONGEST_BODY.toLocaleString('en');
  throw domainError('BAD_INPUT', `Write a message of 1 to ${limit} characters.`, { field: 'body' });
}
