import type { Attachment } from '@parley/db';
import DataLoader from 'dataloader';
import type { Context } from '#context.ts';
import type { MessageRow } from '#inbox/messages/messageRow.ts';

type Loader = DataLoader<string, Attachment[]>;

/** Without a cache: a subscription's context lives for hours. */
const loaders = new WeakMap<Context, Loader>();

/** The files of a message; those of a whole page are read by one statement. */
export async function attachmentsOf(context: Context, { id, attachments }: MessageRow): Promise<readonly Attachment[]> {
  if (attachments) return attachments;
  const loader = loaders.get(context) ?? newLoader(context);
  loaders.set(context, loader);
  return loader.load(id);
}

function newLoader({ db }: Context): Loader {
  return new DataLoader(
    async (messageIds) => {
      const rows = await db.attachment.findMany({
        where: { messageId: { in: [...messageIds] } },
        orderBy: { position: 'asc' },
      });
      return messageIds.map((id) => rows.filter(({ messageId }) => messageId === id));
    },
    { cache: false },
  );
}
