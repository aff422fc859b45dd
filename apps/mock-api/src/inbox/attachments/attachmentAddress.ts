import type { Attachment } from '@parley/db';
import { passingAddress } from '#assets/passingAddress.ts';
import type { Deps } from '#context.ts';

type Addressed = Pick<Attachment, 'id' | 'messageId'>;

export const ATTACHMENTS_PATH = '/conversations/attachments/';

/** Where the bytes of an attachment are, for whoever was shown it; no longer good once its message was taken back. */
export const attachmentAddress = (
  deps: Pick<Deps, 'config' | 'clock'>,
  attachment: Addressed & Pick<Attachment, 'name'>,
): string =>
  passingAddress(
    deps,
    `${ATTACHMENTS_PATH}${attachment.id}/${encodeURIComponent(attachment.name)}`,
    signedAs(attachment),
  );

/** What its signature stands for. */
export const signedAs = ({ id, messageId }: Addressed) => `attachment ${id} of ${messageId}`;
