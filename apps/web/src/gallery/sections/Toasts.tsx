import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { notify } from '#ui/toast.ts';
import { undoToast } from '#ui/undoToast.ts';
import { Specimen } from '../Specimen.tsx';

export const title = 'Toasts';

export default function Toasts() {
  return (
    <>
      <Specimen label="Kinds">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => notify({ kind: 'success', title: 'Article published' })}>Success</Button>
          <Button
            onClick={() =>
              notify({
                kind: 'error',
                title: 'Your reply was not sent.',
                detail: 'It is kept in the box.',
                action: { label: 'Try again', onAction: () => notify({ kind: 'success', title: 'Reply sent' }) },
              })
            }
          >
            Error with an action
          </Button>
          <Button
            onClick={() =>
              notify({ kind: 'warning', title: 'Two pages were left out', detail: 'They need a sign-in.' })
            }
          >
            Warning
          </Button>
          <Button onClick={() => notify({ kind: 'success', title: 'Billing set up successfully.', duration: 'long' })}>
            Long, as in billing
          </Button>
        </div>
      </Specimen>
      <Specimen label="Undo">
        <UndoExample />
      </Specimen>
    </>
  );
}

const NAMES = ['Returns', 'Repairs', 'Sizing'];

function UndoExample() {
  const [names, setNames] = useState(NAMES);
  const [deleted, setDeleted] = useState<readonly string[]>([]);

  const remove = (name: string) =>
    undoToast({
      title: `“${name}” deleted`,
      icon: Trash2,
      act: () => {
        setNames((shown) => shown.filter((one) => one !== name));
        return () => setNames((shown) => NAMES.filter((one) => one === name || shown.includes(one)));
      },
      commit: () => setDeleted((before) => [...before, name]),
      failureTitle: `“${name}” was not deleted.`,
    });

  return (
    <div className="flex flex-wrap items-center gap-2">
      {names.map((name) => (
        <Button key={name} onClick={() => remove(name)}>
          Delete {name}
        </Button>
      ))}
      <output className="text-dense text-ink-muted">
        {deleted.length > 0 ? `On the server: ${deleted.join(', ')} deleted` : 'On the server: nothing deleted'}
      </output>
    </div>
  );
}
