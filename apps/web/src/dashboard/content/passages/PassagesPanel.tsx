import { useState } from 'react';
import { Scissors } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import PassagesPanelNode, {
  type PassagesPanelQuery,
  type PassagesPanelQuery$data,
} from '#generated/PassagesPanelQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { onContentChanged } from '../contentChanges.ts';
import { PassageCard } from './PassageCard.tsx';
import { PassageDialog } from './PassageDialog.tsx';

type Shown = PassagesPanelQuery$data['article'];
export type PassageRow = Shown['passages'][number];

/** Into what an article was cut for answers: each piece can be reworded, split, merged and switched off. */
export function PassagesPanel({ articleId, fetchKey }: { articleId: string; fetchKey: number }) {
  const { article } = useLazyLoadQuery<PassagesPanelQuery>(
    graphql`
      query PassagesPanelQuery($id: ID!) {
        article(id: $id) {
          id
          status
          includeInGpt
          gptStatus
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
  useRefetchOn(PassagesPanelNode, { id: articleId }, { event: onContentChanged });
  const isReadOnly = !usePermission('MANAGE_ARTICLES');
  const [editedId, setEditedId] = useState<string | null>(null);
  const { passages } = article;
  if (passages.length === 0) {
    return (
      <EmptyState icon={Scissors} title="No passages">
        {noneBecause(article)}
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

/** What has to happen first, or why there will be none. */
function noneBecause({
  status,
  includeInGpt,
  gptStatus,
}: Pick<Shown, 'status' | 'includeInGpt' | 'gptStatus'>): string {
  switch (gptStatus) {
    case 'Failed':
      return 'None could be made of it.';
    case 'Queued':
      return 'They are made when its turn comes.';
    case 'Extracting':
      return 'They are made as soon as its text has been read.';
    case 'Training':
      return 'They are being made.';
    case 'Trained':
    case 'Outdated':
      return 'There is nothing in its text to answer from.';
    default:
      if (status !== 'Published') return 'They are made once it is published.';
      return includeInGpt ? 'They are made when it is trained.' : 'They are made once answers may use it.';
  }
}
