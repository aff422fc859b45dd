import type { Db } from '@parley/db';
import { csv, csvRows } from '#csv.ts';
import { PAGE, pages } from './pages.ts';

const following = (clientId: string, last: { id: string } | null) => ({
  where: { clientId, id: { gt: last?.id ?? '' } },
  orderBy: { id: 'asc' as const },
  take: PAGE,
});

const readFacts = (db: Db, clientId: string, last: { id: string } | null) =>
  db.visitor.findMany(following(clientId, last));
type VisitorFacts = Awaited<ReturnType<typeof readFacts>>[number];

const readViews = (db: Db, clientId: string, last: { id: string } | null) =>
  db.visitor.findMany({
    ...following(clientId, last),
    select: { id: true, pageViews: { orderBy: { viewedAt: 'asc' } } },
  });
type VisitorViews = Awaited<ReturnType<typeof readViews>>[number];

const FACTS = [
  'id',
  'name',
  'email',
  'phone',
  'locale',
  'timezone',
  'city',
  'country',
  'browser',
  'os',
  'device',
  'attributes',
  'mergedIntoId',
  'blockedAt',
  'createdAt',
  'lastSeenAt',
] as const;

/** One row a visitor. */
export async function* visitorRows(db: Db, clientId: string, onDone: (count: number) => void) {
  yield csv([FACTS]);
  for await (const page of pages<VisitorFacts>((last) => readFacts(db, clientId, last))) {
    yield csvRows(page.map((visitor) => FACTS.map((fact) => textOf(visitor[fact]))));
    onDone(page.length);
  }
}

/** One row a page that a visitor had open. */
export async function* pageViewRows(db: Db, clientId: string) {
  yield csv([['visitorId', 'url', 'title', 'viewedAt']]);
  for await (const page of pages<VisitorViews>((last) => readViews(db, clientId, last))) {
    const views = page.flatMap(({ pageViews }) => pageViews);
    yield csvRows(views.map(({ visitorId, url, title, viewedAt }) => [visitorId, url, title ?? '', textOf(viewedAt)]));
  }
}

const textOf = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : (value ?? ''));
