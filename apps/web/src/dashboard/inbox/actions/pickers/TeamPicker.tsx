import { useRelayEnvironment } from 'react-relay/hooks';
import { closeActionPicker } from '../actionPicker.ts';
import { type PickerProps } from '../ActionPickerModal.tsx';
import { storedStanding } from '../storedStanding.ts';
import { useConversationActions } from '../useConversationActions.ts';
import { fits } from './fits.ts';
import { PickerList } from './PickerList.tsx';
import { sharedValue } from './sharedValue.ts';
import { useDirectory } from './useDirectory.ts';

const NONE = 'none';

/** To which team conversations are moved, or to none. */
export function TeamPicker({ ids, field }: PickerProps) {
  const { teams } = useDirectory();
  const environment = useRelayEnvironment();
  const { query } = field;
  const { move } = useConversationActions();
  const chosen = sharedValue(storedStanding(environment, ids), ({ teamId }) => teamId);
  const options = [...teams.map(({ id, name }) => ({ id, label: name })), { id: NONE, label: 'No team' }];

  function choose(id: string) {
    closeActionPicker();
    move(ids, teams.find((team) => team.id === id) ?? null);
  }

  return (
    <PickerList
      {...field}
      options={options.filter(({ label }) => fits(label, query))}
      chosenIds={chosen === undefined ? [] : [chosen ?? NONE]}
      onChoose={choose}
    />
  );
}
