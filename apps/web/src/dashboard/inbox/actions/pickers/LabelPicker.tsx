import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { LabelDot } from '../../list/LabelDot.tsx';
import { type PickerProps } from '../ActionPickerModal.tsx';
import { storedStanding } from '../storedStanding.ts';
import { useConversationActs } from '../useConversationActs.ts';
import { fits } from './fits.ts';
import { PickerList } from './PickerList.tsx';
import { useDirectory } from './useDirectory.ts';

/** Which labels conversations bear. What is chosen counts once the list is closed, as one change. */
export function LabelPicker({ ids }: PickerProps) {
  const { labels } = useDirectory();
  const environment = useRelayEnvironment();
  const [query, setQuery] = useState('');
  const [before] = useState(() => labelsOfAll(storedStanding(environment, ids)));
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const { label } = useConversationActs();

  const atEnd = useRef(() => {});
  useEffect(() => {
    atEnd.current = () => {
      const addLabelIds = chosen.filter((id) => !before.includes(id));
      const removeLabelIds = before.filter((id) => !chosen.includes(id));
      if (addLabelIds.length + removeLabelIds.length > 0) label(ids, { addLabelIds, removeLabelIds });
    };
  });
  useWhenGone(() => atEnd.current());

  return (
    <PickerList
      placeholder="Find a label"
      query={query}
      onQuery={setQuery}
      options={labels
        .filter(({ name }) => fits(name, query))
        .map(({ id, name, colour }) => ({ id, label: name, icon: <LabelDot colour={colour} /> }))}
      empty={labels.length === 0 ? 'There are no labels yet.' : undefined}
      chosenIds={chosen}
      isMultiple
      onChoose={(id) => setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]))}
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
