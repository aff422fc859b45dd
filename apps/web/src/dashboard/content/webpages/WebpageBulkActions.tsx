import { Button } from '#ui/Button.tsx';
import { useWebpagesActions } from './useWebpagesActions.ts';

type WebpageBulkActionsProps = { ids: readonly string[]; isRemoved: boolean; onDone: () => void };

/** What can be done with the selected webpages. */
export function WebpageBulkActions({ ids, isRemoved, onDone }: WebpageBulkActionsProps) {
  const { readAgain, setRemoved } = useWebpagesActions();

  async function run(act: Promise<boolean>) {
    if (await act) onDone();
  }

  if (isRemoved) {
    return (
      <Button variant="ghost" size="sm" onClick={() => void run(setRemoved(ids, false))}>
        Put back
      </Button>
    );
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => void run(readAgain(ids))}>
        Read again
      </Button>
      <Button variant="ghost" size="sm" onClick={() => void run(setRemoved(ids, true))}>
        Remove
      </Button>
    </>
  );
}
