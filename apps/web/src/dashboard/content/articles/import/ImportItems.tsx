import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ImportItemsQuery } from '#generated/ImportItemsQuery';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { PagerButtons } from '../../PagerButtons.tsx';

const SIZE = 50;

/** The files of an import: those that were left out first, with the reason. */
export function ImportItems({ importId }: { importId: string }) {
  const [page, setPage] = useState(0);
  const { articleImport } = useLazyLoadQuery<ImportItemsQuery>(
    graphql`
      query ImportItemsQuery($id: ID!, $skip: Int!) {
        articleImport(id: $id) {
          items(first: 50, skip: $skip) {
            totalCount
            nodes {
              path
              isImported
              notes
              article {
                id
                title
              }
            }
          }
        }
      }
    `,
    { id: importId, skip: page * SIZE },
    { fetchPolicy: 'store-and-network' },
  );
  const { nodes, totalCount } = articleImport.items;
  return (
    <>
      <ul className="divide-y divide-line">
        {nodes.map(({ path, isImported, notes, article }) => (
          <li key={path} className="flex items-start gap-3 py-2">
            <div className="grid min-w-0 flex-1 gap-0.5">
              {article ? (
                <Link
                  to={paths.article(article.id)}
                  className="truncate rounded-[3px] font-medium outline-offset-2 outline-focus hover:underline focus-visible:outline-2"
                >
                  {article.title || 'Untitled'}
                </Link>
              ) : (
                <span className="wrap-anywhere">{path}</span>
              )}
              {article && <span className="text-xs wrap-anywhere text-ink-faint">{path}</span>}
              {notes.length > 0 && <span className="text-xs text-pretty text-ink-muted">{notes.join(' ')}</span>}
            </div>
            {!isImported && <Badge>Left out</Badge>}
            {isImported && !article && <Badge>Deleted</Badge>}
          </li>
        ))}
      </ul>
      {totalCount > SIZE && (
        <PagerButtons label="Pages of files" page={page} size={SIZE} total={totalCount} onPage={setPage} />
      )}
    </>
  );
}
