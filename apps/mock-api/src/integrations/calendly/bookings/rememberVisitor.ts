import type { Conversation, Prisma } from '@parley/db';

/** What a visitor has said of themselves in booking is known of them from then on, where nothing was. */
export async function rememberVisitor(
  tx: Prisma.TransactionClient,
  { visitorId }: Pick<Conversation, 'visitorId'>,
  said: { name: string; email: string },
): Promise<void> {
  const visitor = await tx.visitor.findUniqueOrThrow({ where: { id: visitorId } });
  const isNamed = !/^Visitor \d+$/.test(visitor.name);
  if (isNamed && visitor.email !== null) return;
  const data = { name: isNamed ? visitor.name : said.name, email: visitor.email ?? said.email };
  await tx.visitor.update({ where: { id: visitorId }, data });
  await tx.conversation.updateMany({
    where: { visitorId },
    data: { visitorName: data.name, visitorEmail: data.email, version: { increment: 1 } },
  });
}
