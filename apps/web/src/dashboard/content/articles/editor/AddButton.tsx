import { Button } from '#ui/Button.tsx';

/** Puts into the text what its form says. */
export const AddButton = ({ isBusy = false }: { isBusy?: boolean }) => (
  <div className="flex justify-end">
    <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Adding">
      Add
    </Button>
  </div>
);
