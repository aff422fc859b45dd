import { Suspense, useState } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { MacroForm } from './MacroForm.tsx';
import { MacroList } from './MacroList.tsx';
import { type Macro } from './macros.ts';

/** The macros: a list, and one of them to write. Default export: loaded when it is wanted. */
export default function MacrosDialog({ onClose }: { onClose: () => void }) {
  const [written, setWritten] = useState<Macro | 'new' | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  /** What was asked for while something was not saved yet. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isNew = written === 'new';
  const toList = () => {
    setIsDirty(false);
    setWritten(null);
  };
  const unlessDirty = (go: () => void) => () => (isDirty ? setLeave(() => go) : go());

  return (
    <>
      <Dialog
        isOpen
        size="md"
        title={written === null ? 'Macros' : isNew ? 'New macro' : 'Edit macro'}
        description={
          written === null ? 'Several actions in one, run on a conversation or on all that are selected.' : undefined
        }
        onClose={unlessDirty(onClose)}
      >
        <Suspense
          fallback={
            <div className="grid h-40 place-items-center">
              <Spinner label="Loading macros" />
            </div>
          }
        >
          {written === null ? (
            <MacroList onEdit={setWritten} onNew={() => setWritten('new')} />
          ) : (
            <MacroForm
              macro={isNew ? null : written}
              onDirty={setIsDirty}
              onDone={toList}
              onCancel={unlessDirty(toList)}
            />
          )}
        </Suspense>
      </Dialog>
      <ConfirmDialog
        isOpen={leave !== null}
        title="Leave without saving?"
        message="What you have written here is lost then."
        confirmLabel="Leave"
        cancelLabel="Keep writing"
        isDanger
        onConfirm={() => {
          setLeave(null);
          leave?.();
        }}
        onClose={() => setLeave(null)}
      />
    </>
  );
}
