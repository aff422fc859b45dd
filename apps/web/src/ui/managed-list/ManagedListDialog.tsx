import { Suspense, useState, type ReactNode } from 'react';
import { Dialog } from '#ui/overlays.ts';
import { useLeaveQuestion } from '#ui/dialogs/useLeaveQuestion.tsx';
import { Spinner } from '#ui/Spinner.tsx';

/** Which record is in the form; shared by the dialog, its list and its form. */
export type Writing<Row> = {
  /** `'new'` for a record that is not saved yet, null while the list is shown. */
  written: Row | 'new' | null;
  /** Whose form was closed last: its row takes the focus. */
  left: Row | 'new' | null;
  /** Opens its form, after a question where something would be lost. */
  write: (row: Row | 'new') => void;
  /** Back to the list. */
  end: () => void;
  /** Back to the list, after a question where something would be lost. */
  cancel: () => void;
  setIsDirty: (isDirty: boolean) => void;
};

type ManagedListDialogProps<Row> = {
  /** «Labels». */
  title: string;
  /** One of them: «label». */
  kind: string;
  description: string;
  onClose: () => void;
  /** A `ManagedList`; it may suspend. */
  children: (writing: Writing<Row>) => ReactNode;
};

/** The dialog in which records of one kind are listed, searched, created, edited and deleted. */
export function ManagedListDialog<Row>({ title, kind, description, onClose, children }: ManagedListDialogProps<Row>) {
  const [written, setWritten] = useState<Row | 'new' | null>(null);
  const [left, setLeft] = useState<Row | 'new' | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const { unlessDirty, question } = useLeaveQuestion(isDirty, onClose);

  function end() {
    setIsDirty(false);
    setLeft(written);
    setWritten(null);
  }
  const writing = { written, left, write: unlessDirty(setWritten), end, cancel: unlessDirty(end), setIsDirty };

  return (
    <>
      <Dialog
        isOpen
        size="md"
        title={written === null ? title : `${written === 'new' ? 'New' : 'Edit'} ${kind}`}
        description={written === null ? description : undefined}
        onClose={unlessDirty(onClose)}
      >
        <Suspense
          fallback={
            <div className="grid h-40 place-items-center">
              <Spinner label={`Loading ${title.toLowerCase()}`} />
            </div>
          }
        >
          {children(writing)}
        </Suspense>
      </Dialog>
      {question}
    </>
  );
}
