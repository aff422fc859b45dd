import { UserRound } from 'lucide-react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { closeActionPicker } from '../actionPicker.ts';
import { type PickerProps } from '../ActionPickerModal.tsx';
import { storedStanding } from '../storedStanding.ts';
import { useConversationActions } from '../useConversationActions.ts';
import { fits } from './fits.ts';
import { PickerList } from './PickerList.tsx';
import { sharedValue } from './sharedValue.ts';
import { useDirectory } from './useDirectory.ts';

const NOBODY = 'nobody';

/** To whom conversations are assigned: oneself first, then the others by name, or nobody. */
export function AssigneePicker({ ids, field }: PickerProps) {
  const { currentUser, colleagues } = useDirectory();
  const environment = useRelayEnvironment();
  const { query } = field;
  const { assign } = useConversationActions();
  const chosen = sharedValue(storedStanding(environment, ids), ({ assigneeId }) => assigneeId);
  const isMe = (id: string) => id === currentUser?.id;
  const people = colleagues.toSorted((a, b) => Number(isMe(b.id)) - Number(isMe(a.id)));
  const options = [
    ...people.map(({ id, name, avatar }) => ({
      id,
      label: name,
      ...(isMe(id) && { detail: 'You' }),
      icon: <PersonAvatar person={{ name, avatar }} size={20} look={isMe(id) ? 'me' : 'line'} />,
    })),
    {
      id: NOBODY,
      label: 'Nobody',
      icon: <UserRound aria-hidden className="size-4 w-5 text-ink-faint" strokeWidth={1.75} />,
    },
  ];

  function choose(id: string) {
    closeActionPicker();
    assign(ids, colleagues.find((colleague) => colleague.id === id) ?? null);
  }

  return (
    <PickerList
      {...field}
      options={options.filter(({ label, detail = '' }) => fits(`${label} ${detail}`, query))}
      chosenIds={chosen === undefined ? [] : [chosen ?? NOBODY]}
      onChoose={choose}
    />
  );
}
