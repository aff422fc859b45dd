import * as v from 'valibot';
import type { CannedReplyInput } from '#__generated__/resolvers.ts';
import { parseInput } from '#input.ts';
import { attachmentIds } from '#inbox/attachments/claimAttachments.ts';
import { checkedBody } from '#inbox/messages/messageDraft.ts';
import { nameOf } from '#inbox/namedInput.ts';

const FIELDS = {
  shortcut: v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => typed.replace(/^\//, '').toLowerCase()),
    v.nonEmpty('Enter a shortcut.'),
    v.maxLength(40, 'Use at most 40 characters.'),
    v.regex(/^[\p{L}\p{N}_-]+$/u, 'Use letters, digits, - and _ only.'),
  ),
  title: nameOf('Enter a title.', 80),
  folder: v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(40, 'Use at most 40 characters.'))),
    v.transform((folder) => folder || null),
  ),
};

/** A canned reply as it will be stored. Throws BAD_INPUT naming the field. */
export function cannedReplyFields(input: CannedReplyInput) {
  const ids = attachmentIds(input.attachmentIds);
  return { ...parseInput(FIELDS, input), scope: input.scope, body: checkedBody(input.body, ids.length > 0), ids };
}
