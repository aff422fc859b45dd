import { useState } from 'react';
import { Scissors } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { PassagesPanelQuery, PassagesPanelQuery$data } from '#generated/PassagesPanelQuery';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PassageCard } from './PassageCard.tsx';
import { PassageDialog } from './PassageDialog.tsx';

export type PassageRow = NonNullable<PassagesPanelQuery$data['article']>['passages'][number];

/** Into what an article was cut for answers: each piece can be reworded, split, merged and switched off. */
export function PassagesPanel({ articleId, fetchKey }: { articleId: string; fetchKey: number }) {
  const { article } = useLazyLoadQuery<PassagesPanelQuery>(
    graphql`
      query PassagesPanelQuery($id: ID!) {
        article(id: $id) {
          id
          passages {
            id
            heading
            text
            page
            questions
            isEnabled
            isEdited
            figures {
              uses
              helpful
              unhelpful
            }
            answers {
              question
              conversationId
              isHelpful
              at
            }
          }
        }
      }
    `,
    { id: articleId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const isReadOnly = !usePermission('MANAGE_ARTICLES');
  const [editedId, setEditedId] = useState<string | null>(null);
  const { passages } = article;
  if (passages.length === 0) {
    return (
      <EmptyState icon={Scissors} title="No passages yet">
        They are made when it is published and trained, and answers may use it.
      </EmptyState>
    );
  }
  const edited = passages.find(({ id }) => id === editedId) ?? null;
  return (
    <>
      <ol aria-label="Passages" className="grid gap-3">
        {passages.map((passage, index) => (
          <PassageCard
            key={passage.id}
            number={index + 1}
            passage={passage}
            isLast={index === passages.length - 1}
            isReadOnly={isReadOnly}
            onEdit={() => setEditedId(passage.id)}
          />
        ))}
      </ol>
      {edited && <PassageDialog key={edited.id} passage={edited} onClose={() => setEditedId(null)} />}
    </>
  );
}
