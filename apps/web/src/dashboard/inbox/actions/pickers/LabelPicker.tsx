import { useEffect, useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { notify } from '#ui/toast.ts';
import { messageOf } from '#ui/messageOf.ts';
import { useCreateLabel } from '#dashboard/inbox/labels-and-teams/useSaveLabel.ts';
import { NEW_LABEL_COLOUR } from '../../list/labelColours.ts';
import { LabelDot } from '../../list/LabelDot.tsx';
import { type PickerProps } from '../ActionPickerModal.tsx';
import { storedStanding } from '../storedStanding.ts';
import { useConversationActions } from '../useConversationActions.ts';
import { fits } from './fits.ts';
import { PickerList } from './PickerList.tsx';
import { useDirectory } from './useDirectory.ts';

/** In place of the id that a label does not have yet. */
const NEW = 'new';

/** Which labels conversations bear. What is chosen counts once the list is closed, as one change. */
export function LabelPicker({ ids, field }: PickerProps) {
  const { labels } = useDirectory();
  const environment = useRelayEnvironment();
  const { query, onQuery } = field;
  const [before] = useState(() => labelsOfAll(storedStanding(environment, ids)));
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const { label } = useConversationActions();
  const { createLabel } = useCreateLabel();
  // The list may be closed before the label is made.
  const isGone = useRef(false);
  const name = query.trim();
  const isKnown = labels.some((known) => known.name.toLowerCase() === name.toLowerCase());

  const toggle = (id: string) =>
    setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));

  async function createAndChoose() {
    try {
      const id = await createLabel({ name, colour: NEW_LABEL_COLOUR, description: '' });
      if (isGone.current) label(ids, { addLabelIds: [id] });
      setChosen((all) => [...all, id]);
      onQuery('');
    } catch (error) {
      notify({
        kind: 'error',
        title: 'The label was not created.',
        detail: messageOf(error),
      });
    }
  }

  const atEnd = useRef(() => {});
  useEffect(() => {
    atEnd.current = () => {
      const addLabelIds = chosen.filter((id) => !before.includes(id));
      const removeLabelIds = before.filter((id) => !chosen.includes(id));
      if (addLabelIds.length + removeLabelIds.length > 0) label(ids, { addLabelIds, removeLabelIds });
    };
  });
  useWhenGone(() => {
    isGone.current = true;
    atEnd.current();
  });

  return (
    <PickerList
      {...field}
      options={[
        ...labels
          .filter((known) => fits(known.name, query))
          .map((known) => ({ id: known.id, label: known.name, icon: <LabelDot colour={known.colour} /> })),
        // Whoever may label may also make labels.
        ...(name && !isKnown
          ? [
              {
                id: NEW,
                label: `Create label “${name}”`,
                icon: <Plus aria-hidden className="size-3.5" strokeWidth={2} />,
              },
            ]
          : []),
      ]}
      empty={labels.length === 0 ? 'There are no labels yet.' : undefined}
      chosenIds={chosen}
      isMultiple
      onChoose={(id) => (id === NEW ? void createAndChoose() : toggle(id))}
    />
  );
}

/** Of several conversations, the labels that all of them bear. */
function labelsOfAll(standing: readonly { labelIds: readonly string[] }[]): readonly string[] {
  const [first, ...rest] = standing;
  return (first?.labelIds ?? []).filter((id) => rest.every(({ labelIds }) => labelIds.includes(id)));
}

/** Once the caller has left the page for good: React in development takes it away and puts it back at once. */
function useWhenGone(act: () => void) {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      queueMicrotask(() => !isThere.current && act());
    };
    // It is to run when the caller goes, not when `act` is another function.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
