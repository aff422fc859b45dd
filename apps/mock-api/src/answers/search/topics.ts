import type { Passage } from '@parley/db';
import { GENERIC_WORDS } from '@parley/retrieval/genericWords';
import { contentWords } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';
import { readTrace } from '../messageAnswer.ts';

type Named = { title: string; heading: string };

/**
 * What passages are called where visitors may choose among them, each once: by their heading, or with their title before it
 * where it says too little by itself («Price», «After that») or stands in several articles. `chosenPassages` finds them again.
 */
export async function topicsOf(
  { db }: Pick<Deps, 'db'>,
  clientId: string,
  passages: readonly Named[],
): Promise<string[]> {
  const headings = [...new Set(passages.map(({ heading }) => heading))].filter(Boolean);
  const held = await db.passage.groupBy({
    by: ['heading', 'articleId'],
    where: { clientId, heading: { in: headings } },
  });
  const isClear = (heading: string) =>
    contentWords(heading).some((word) => !GENERIC_WORDS.has(word)) &&
    held.filter((one) => one.heading === heading).length < 2;
  const topics = passages.map(({ title, heading }) =>
    heading === '' ? title : isClear(heading) ? heading : withTitle({ title, heading }),
  );
  return [...new Set(topics)];
}

const SEPARATOR = ': ';
const withTitle = ({ title, heading }: Named) => `${title}${SEPARATOR}${heading}`;

export type NamedPassage = Passage & { article: { title: string } };

type Said = { clientId: string; conversationId: string | null; text: string };

/**
 * The passages that are called just what somebody says who was offered that. Others may mean something else by it: «Shoes» asks
 * the shop. Without a conversation, as where answers are tried, nobody is asked what was offered.
 */
export async function chosenPassages(
  { db }: Pick<Deps, 'db'>,
  { clientId, conversationId, text }: Said,
): Promise<NamedPassage[]> {
  const said = text.trim();
  if (conversationId !== null && !(await offeredLast(db, conversationId)).includes(said)) return [];
  const parts = said.split(SEPARATOR);
  const headings = parts.map((_, index) => parts.slice(index).join(SEPARATOR)).filter(Boolean);
  const rows = await db.passage.findMany({
    where: { clientId, isEnabled: true, OR: [{ heading: { in: headings } }, { article: { title: said } }] },
    include: { article: { select: { title: true } } },
    orderBy: [{ articleId: 'asc' }, { position: 'asc' }],
  });
  return rows.filter(({ heading, article: { title } }) =>
    [heading || title, withTitle({ title, heading })].includes(said),
  );
}

async function offeredLast(db: Deps['db'], conversationId: string): Promise<string[]> {
  const last = await db.answer.findFirst({
    where: { conversationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return last ? readTrace(last).followUps : [];
}
