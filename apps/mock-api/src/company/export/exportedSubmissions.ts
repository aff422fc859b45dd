import type { Db, FormSubmission } from '@parley/db';
import { PAGE, pages } from './pages.ts';

/** What visitors sent in or began in forms, oldest first: a line of JSON each. */
export async function* submissionLines(db: Db, clientId: string) {
  const all = pages<Exported>((last) => read(db, clientId, last));
  for await (const page of all) yield page.map((one) => `${JSON.stringify(recordOf(one))}\n`).join('');
}

const read = (db: Db, clientId: string, last: Pick<FormSubmission, 'id' | 'createdAt'> | null) =>
  db.formSubmission.findMany({
    where: {
      clientId,
      ...(last && { OR: [{ createdAt: { gt: last.createdAt } }, { createdAt: last.createdAt, id: { gt: last.id } }] }),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: PAGE,
    omit: { clientId: true, searchText: true, version: true },
  });
type Exported = Awaited<ReturnType<typeof read>>[number];

const recordOf = ({ answers, ...submission }: Exported) => ({ ...submission, answers: JSON.parse(answers) });
