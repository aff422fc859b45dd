import type { Attachment, Db, Prisma } from '../client.ts';
import { fakeId } from './fakeId.ts';
import { buildMessage } from './inbox.ts';

type AttachmentOverrides = Partial<Prisma.AttachmentUncheckedCreateInput> & {
  now?: Date;
  bytes?: Uint8Array<ArrayBuffer>;
};

/** A text file in a message: the last of a conversation of its own unless `messageId` is given; null: not sent yet. */
export async function buildAttachment(db: Db, overrides: AttachmentOverrides = {}): Promise<Attachment> {
  const { now = new Date(), bytes = new TextEncoder().encode('Soup of the day'), ...rest } = overrides;
  const messageId = rest.messageId === undefined ? (await buildMessage(db, { now })).id : rest.messageId;
  const conversation = messageId ? await conversationOf(db, messageId) : null;
  const owner = conversation && {
    clientId: conversation.clientId,
    conversationId: conversation.id,
    uploaderId: conversation.visitorId,
  };
  const { clientId = owner?.clientId, uploaderId = owner?.uploaderId } = rest;
  if (!clientId || !uploaderId) throw new Error('A file that is not sent yet needs its client and its uploader.');
  if (conversation) await db.conversation.update({ where: { id: conversation.id }, data: { hasAttachments: true } });
  const id = fakeId('atch');
  await db.attachmentContent.create({ data: { id, bytes } });
  return db.attachment.create({
    data: {
      id,
      contentId: id,
      kind: 'File',
      name: 'menu.txt',
      mediaType: 'text/plain',
      size: bytes.length,
      createdAt: now,
      ...owner,
      ...rest,
      clientId,
      uploaderId,
      messageId,
    },
  });
}

async function conversationOf(db: Db, messageId: string) {
  const { conversation } = await db.message.findUniqueOrThrow({
    where: { id: messageId },
    include: { conversation: true },
  });
  return conversation;
}
