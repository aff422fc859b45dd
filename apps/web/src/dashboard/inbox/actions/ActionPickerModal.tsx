import { Suspense, type ComponentType, useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { NavigationType, useBlocker } from 'react-router-dom';
import { closeActionPicker, useActionPicker, type PickerKind } from './actionPicker.ts';
import { MacroPicker } from '../macros/MacroPicker.tsx';
import { AssigneePicker } from './pickers/AssigneePicker.tsx';
import { LabelPicker } from './pickers/LabelPicker.tsx';
import { PickerList, type PickerField } from './pickers/PickerList.tsx';
import { PriorityPicker } from './pickers/PriorityPicker.tsx';
import { SnoozePicker } from './pickers/SnoozePicker.tsx';
import { TeamPicker } from './pickers/TeamPicker.tsx';

export type PickerProps = { ids: readonly string[]; field: PickerField };

const PICKERS: Record<PickerKind, { title: string; placeholder: string; Picker: ComponentType<PickerProps> }> = {
  assignee: { title: 'Assign to', placeholder: 'Find a person', Picker: AssigneePicker },
  team: { title: 'Move to a team', placeholder: 'Find a team', Picker: TeamPicker },
  labels: { title: 'Labels', placeholder: 'Find a label', Picker: LabelPicker },
  priority: { title: 'Priority', placeholder: 'Find a priority', Picker: PriorityPicker },
  snooze: {
    title: 'Snooze until',
    placeholder: 'Type a time: tomorrow 9, in 2 hours, next Monday',
    Picker: SnoozePicker,
  },
  macro: { title: 'Run a macro', placeholder: 'Find a macro', Picker: MacroPicker },
};

/** What is being chosen, in front of the page. Default export: `ActionPicker.tsx` loads it lazily. */
export default function ActionPickerModal({ kind }: { kind: PickerKind }) {
  const ids = useActionPicker((picker) => picker.ids);
  const { title, placeholder, Picker } = PICKERS[kind];
  const [query, setQuery] = useState('');
  const field = { placeholder, query, onQuery: setQuery };
  useCloseByBack();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && closeActionPicker()}
      className="fixed inset-0 z-40 flex flex-col items-center bg-scrim max-md:justify-end md:px-6 md:pt-[12vh] md:pb-6 motion-safe:data-entering:animate-fade"
    >
      <Modal className="flex max-h-[min(420px,100%)] min-h-0 w-full flex-col overflow-hidden bg-raised text-dense text-ink shadow-overlay outline-none max-md:max-h-[70dvh] max-md:rounded-t-dialog md:max-w-[400px] md:rounded-dialog">
        <Dialog aria-label={title} className="flex min-h-0 flex-1 flex-col outline-none">
          <p className="flex-none px-4 pt-3 text-xs font-medium text-ink-faint">
            {ids.length > 1 ? `${title} · ${ids.length} conversations` : title}
          </p>
          <Suspense fallback={<PickerList {...field} options={[]} isLoading chosenIds={[]} onChoose={() => {}} />}>
            <Picker ids={ids} field={field} />
          </Suspense>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Back takes away what is in front, and not the conversation under it. */
function useCloseByBack() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    closeActionPicker();
  }, [blocker]);
}
