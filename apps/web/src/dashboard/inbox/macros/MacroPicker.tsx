import { Settings2, Zap } from 'lucide-react';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { type MacrosQuery } from '#generated/MacrosQuery';
import { closeActionPicker } from '../actions/actionPicker.ts';
import { type PickerProps } from '../actions/ActionPickerModal.tsx';
import { fits } from '../actions/pickers/fits.ts';
import { PickerList } from '../actions/pickers/PickerList.tsx';
import { manageMacros } from '../labels-and-teams/manageLabelsAndTeams.ts';
import { macrosQuery } from './macros.ts';
import { describeMacro } from './describeMacro.ts';
import { useRunMacro } from './useRunMacro.ts';

const MANAGE = 'manage';

/** Which macro is run on conversations; each says what it does. */
export function MacroPicker({ ids, field }: PickerProps) {
  const { macros } = useLazyLoadQuery<MacrosQuery>(macrosQuery, {}, { fetchPolicy: 'store-and-network' });
  const { query } = field;
  const { run } = useRunMacro();
  const manage = macros.length === 0 ? 'Create the first macro…' : 'Manage macros…';
  const options = [
    ...macros.map(({ id, name, scope, actions }) => ({
      id,
      label: name,
      note: describeMacro(actions),
      ...(scope === 'Me' && { detail: 'Only you' }),
      icon: <Zap aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />,
    })),
    {
      id: MANAGE,
      label: manage,
      icon: <Settings2 aria-hidden className="size-4 flex-none text-ink-faint" strokeWidth={1.75} />,
    },
  ];

  function choose(id: string) {
    closeActionPicker();
    const macro = macros.find((one) => one.id === id);
    if (macro) run(macro, ids);
    else if (id === MANAGE) manageMacros();
  }

  return (
    <PickerList
      {...field}
      options={options.filter(({ label }) => fits(label, query))}
      chosenIds={[]}
      onChoose={choose}
    />
  );
}
