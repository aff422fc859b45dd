import { Zap } from 'lucide-react';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { type MacrosQuery } from '#generated/MacrosQuery';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { macrosQuery } from './macros.ts';
import { useRunMacro } from './useRunMacro.ts';

/** Offers in the palette to run each macro on these conversations. Default export: loaded with the open palette. */
export default function MacroCommands({ ids }: { ids: readonly string[] }) {
  const { macros } = useLazyLoadQuery<MacrosQuery>(macrosQuery, {}, { fetchPolicy: 'store-and-network' });
  const { run } = useRunMacro();
  useCommands(
    macros.map((macro) => ({
      id: `macro.${macro.id}`,
      label: `Run macro: ${macro.name}`,
      group: 'Do',
      icon: Zap,
      isOfScreen: true,
      isRecord: true,
      run: () => run(macro, ids),
    })),
  );
  return null;
}
