import { useRelayEnvironment } from 'react-relay/hooks';
import { PRIORITIES, PriorityIcon } from '../../details/PriorityIcon.tsx';
import { closeActionPicker } from '../actionPicker.ts';
import { type PickerProps } from '../ActionPickerModal.tsx';
import { storedStanding } from '../storedStanding.ts';
import { useConversationActions } from '../useConversationActions.ts';
import { fits } from './fits.ts';
import { PickerList } from './PickerList.tsx';
import { sharedValue } from './sharedValue.ts';

/** How urgent conversations are. */
export function PriorityPicker({ ids, field }: PickerProps) {
  const environment = useRelayEnvironment();
  const { query } = field;
  const { prioritise } = useConversationActions();
  const chosen = sharedValue(storedStanding(environment, ids), ({ priority }) => priority);

  function choose(id: string) {
    closeActionPicker();
    const priority = PRIORITIES.find((one) => one === id);
    if (priority) prioritise(ids, priority);
  }

  return (
    <PickerList
      {...field}
      options={PRIORITIES.filter((priority) => fits(nameOf(priority), query)).map((priority) => ({
        id: priority,
        label: nameOf(priority),
        icon: <PriorityIcon priority={priority} />,
      }))}
      chosenIds={typeof chosen === 'string' ? [chosen] : []}
      onChoose={choose}
    />
  );
}

const nameOf = (priority: string) => (priority === 'None' ? 'No priority' : priority);
