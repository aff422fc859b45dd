import type { AuditEntry, Db } from '@parley/db';
import { PAGE, pages } from './pages.ts';

/** What was done in the company, oldest first: a line of JSON each. */
export async function* auditLines(db: Db, clientId: string) {
  const all = pages<Exported>((last) => read(db, clientId, last));
  for await (const page of all) yield page.map((entry) => `${JSON.stringify(recordOf(entry))}\n`).join('');
}

const read = (db: Db, clientId: string, last: Pick<AuditEntry, 'id' | 'createdAt'> | null) =>
  db.auditEntry.findMany({
    where: {
      clientId,
      ...(last && { OR: [{ createdAt: { gt: last.createdAt } }, { createdAt: last.createdAt, id: { gt: last.id } }] }),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: PAGE,
    omit: { clientId: true },
  });
type Exported = Awaited<ReturnType<typeof read>>[number];

const recordOf = ({ changes, ...entry }: Exported) => ({ ...entry, changes: JSON.parse(changes) });
