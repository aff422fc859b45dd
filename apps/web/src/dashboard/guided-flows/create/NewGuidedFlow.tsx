import { useRef } from 'react';
import { FileUp, Plus } from 'lucide-react';
import { readFlow } from '@parley/guided-flow/readFlow';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { SplitButton } from '#ui/SplitButton.tsx';
import { notify } from '#ui/toast.ts';
import { useUrlFlag } from '#router/useUrlFlag.ts';
import { useGuidedFlowsActions } from '../useGuidedFlowsActions.ts';

const CreateGuidedFlowDialog = lazyOverlay(() => import('./CreateGuidedFlowDialog.tsx'));

/** Begins a flow: blank, of a template, or of a file that was exported. */
export function NewGuidedFlow() {
  const file = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useUrlFlag('new');
  const { importFlow } = useGuidedFlowsActions();

  async function take(chosen: File) {
    try {
      const flow = readFlow(parsed(await chosen.text()));
      if (!flow) {
        notify({
          kind: 'error',
          title: `${chosen.name} holds no flow`,
          detail: 'Choose a file that was exported here.',
        });
        return;
      }
      await importFlow(flow);
    } catch (error) {
      notify({ kind: 'error', title: `${chosen.name} was not imported`, detail: messageOf(error) });
    }
  }

  return (
    <>
      <SplitButton
        menuLabel="More ways to begin a flow"
        isIconOnPhones
        icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={() => setIsOpen(true)}
        groups={[
          {
            id: 'ways',
            entries: [{ id: 'import', label: 'Import a file', icon: FileUp, onAction: () => file.current?.click() }],
          },
        ]}
      >
        New flow
      </SplitButton>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="File to import"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) void take(chosen);
        }}
      />
      <CreateGuidedFlowDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
