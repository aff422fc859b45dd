import type { Prisma } from '@parley/db';

const PICTURES = /\/assistants\/article-picture\/([\w-]+)/g;

type Claim = { articleId: string; clientId: string; body: string };

/** Makes uploaded pictures the article's that its text shows: they stay as long as it does, since any version may show them. */
export async function claimArticlePictures(
  tx: Pick<Prisma.TransactionClient, 'avatarImage'>,
  { articleId, clientId, body }: Claim,
): Promise<void> {
  const ids = [...body.matchAll(PICTURES)].map(([, id = '']) => id);
  if (ids.length === 0) return;
  await tx.avatarImage.updateMany({
    where: { id: { in: ids }, clientId, kind: 'Article', ownerId: null },
    data: { ownerId: articleId },
  });
}
