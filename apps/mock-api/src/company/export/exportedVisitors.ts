import type { Db } from '@parley/db';
import { csv, csvRows } from '#csv.ts';
import { PAGE, pages } from './pages.ts';

const visitorPages = (db: Db, clientId: string) => pages<ExportedVisitor>((last) => read(db, clientId, last?.id ?? ''));

type ExportedVisitor = Awaited<ReturnType<typeof read>>[number];

const read = (db: Db, clientId: string, after: string) =>
  db.visitor.findMany({
    where: { clientId, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: PAGE,
    include: { pageViews: { orderBy: { viewedAt: 'asc' } } },
  });

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
  for await (const page of visitorPages(db, clientId)) {
    yield csvRows(page.map((visitor) => FACTS.map((fact) => textOf(visitor[fact]))));
    onDone(page.length);
  }
}

/** One row a page that a visitor had open. */
export async function* pageViewRows(db: Db, clientId: string) {
  yield csv([['visitorId', 'url', 'title', 'viewedAt']]);
  for await (const page of visitorPages(db, clientId)) {
    const views = page.flatMap(({ pageViews }) => pageViews);
    yield csvRows(views.map(({ visitorId, url, title, viewedAt }) => [visitorId, url, title ?? '', textOf(viewedAt)]));
  }
}

const textOf = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : (value ?? ''));
