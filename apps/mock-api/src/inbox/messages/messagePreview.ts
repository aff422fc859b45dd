import type { Attachment, Message } from '@parley/db';

const PREVIEW_LENGTH = 140;

type Previewed = Pick<Message, 'body'> & { attachments: readonly Pick<Attachment, 'name'>[] };

/**
 * The first 140 characters of a message in one line. As typed, like the message itself: what looks like markup is text.
 * Files without words are named.
 */
export function messagePreview({ body, attachments }: Previewed): string {
  const text = body.replaceAll(/\s+/g, ' ').trim() || namesOf(attachments);
  return Array.from(text).slice(0, PREVIEW_LENGTH).join('').trimEnd();
}

function namesOf(attachments: Previewed['attachments']): string {
  return attachments.length > 1 ? `${attachments.length} files` : (attachments[0]?.name ?? '');
}
