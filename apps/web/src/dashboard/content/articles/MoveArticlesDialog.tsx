import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { MoveArticlesDialogQuery } from '#generated/MoveArticlesDialogQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { NO_CATEGORY } from './articlesFilters.ts';

type MoveArticlesDialogProps = {
  isOpen: boolean;
  onMove: (category: { id: string | null; name: string }) => void;
  onClose: () => void;
};

/** Asks into which category articles are put. */
export function MoveArticlesDialog({ isOpen, onMove, onClose }: MoveArticlesDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Move to a category" size="sm" onClose={onClose}>
      <QueryBoundary what="categories" isInCard fallback={<Skeleton className="h-20" />}>
        {(fetchKey) => <Choice fetchKey={fetchKey} onMove={onMove} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Choice({ fetchKey, onMove, onClose }: Omit<MoveArticlesDialogProps, 'isOpen'> & { fetchKey: number }) {
  const { articleCategories } = useLazyLoadQuery<MoveArticlesDialogQuery>(
    graphql`
      query MoveArticlesDialogQuery {
        articleCategories {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const name = articleCategories.find(({ id }) => id === chosen)?.name ?? 'no category';

  return (
    <div className="grid gap-4">
      <Select
        label="Category"
        value={chosen}
        onChange={setChosen}
        options={[
          ...articleCategories.map((category) => ({ id: category.id, label: category.name })),
          { id: NO_CATEGORY, label: 'No category' },
        ]}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={chosen === null}
          onClick={() => onMove({ id: chosen === NO_CATEGORY ? null : chosen, name })}
        >
          Move
        </Button>
      </div>
    </div>
  );
}
