import { useState } from 'react';
import { ClipboardList, Plus } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/lists/LoadFailed.tsx';
import { NoMatch } from '#ui/lists/NoMatch.tsx';
import { CardsSkeleton } from '#ui/skeletons/CardsSkeleton.tsx';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { Card } from '#ui/Card.tsx';
import { notify } from '#ui/toast.ts';
import { Specimen } from '../Specimen.tsx';

export const title = 'Empty, no match, error, loading';

export default function ListStatesSection() {
  const [isRetrying, setIsRetrying] = useState(false);
  return (
    <>
      <Specimen label="Empty, no match, error" isWide>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
          <Card>
            <EmptyState
              icon={ClipboardList}
              title="No forms yet"
              action={
                <Button
                  variant="primary"
                  size="sm"
                  icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
                  onClick={() => notify({ kind: 'success', title: 'Form made' })}
                >
                  New form
                </Button>
              }
            >
              Ask visitors for what you need, inside the chat.
            </EmptyState>
          </Card>
          <Card>
            <NoMatch
              what="articles"
              query="crampon"
              filters={2}
              onClear={() => notify({ kind: 'success', title: 'Filters cleared' })}
            />
          </Card>
          <Card>
            <LoadFailed
              what="articles"
              reason="The server did not answer in time."
              isRetrying={isRetrying}
              onRetry={() => setIsRetrying(true)}
            />
          </Card>
        </div>
      </Specimen>
      <Specimen label="Rows" isWide>
        <Card isFlush className="max-w-96">
          <RowsSkeleton rows={3} />
        </Card>
      </Specimen>
      <Specimen label="Text" isWide>
        <div className="max-w-96">
          <TextSkeleton lines={4} />
        </div>
      </Specimen>
      <Specimen label="Cards" isWide>
        <CardsSkeleton />
      </Specimen>
    </>
  );
}
