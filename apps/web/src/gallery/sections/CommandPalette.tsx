import { useState } from 'react';
import { ClipboardList, FileText, Moon, Plus, RefreshCw, Workflow } from 'lucide-react';
import { type Command } from '#dashboard/command-palette/command.ts';
import { PaletteSearch } from '#dashboard/command-palette/PaletteSearch.tsx';
import { rankCommands } from '#dashboard/command-palette/rankCommands.ts';
import { globalShortcuts } from '#dashboard/shortcuts/globalShortcuts.ts';
import { Specimen } from '../Specimen.tsx';

export const title = 'Command palette';

const nothing = () => {};
const COMMANDS: readonly Command[] = [
  { id: 'train', label: 'Train “Repair promise” again', group: 'Do', icon: RefreshCw, isOfScreen: true, run: nothing },
  { id: 'flow', label: 'Returns & repairs', group: 'Go to', icon: Workflow, detail: 'Guided flow', to: '/flow' },
  { id: 'article', label: 'How returns work', group: 'Go to', icon: FileText, detail: 'Article', to: '/article' },
  { id: 'form', label: 'Return request', group: 'Go to', icon: ClipboardList, detail: 'Form, 3 new', to: '/form' },
  { id: 'new', label: 'New guided flow', group: 'Do', icon: Plus, run: nothing },
  { id: 'dark', label: 'Dark theme', group: 'Do', icon: Moon, shortcut: globalShortcuts.rail, run: nothing },
];

export default function CommandPalette() {
  return (
    <>
      <Specimen label="Nothing typed yet, one used lately" isWide>
        <Palette initial="" />
      </Specimen>
      <Specimen label="A search" isWide>
        <Palette initial="ret" />
      </Specimen>
      <Specimen label="Nothing found" isWide>
        <Palette initial="crampon" />
      </Specimen>
    </>
  );
}

function Palette({ initial }: { initial: string }) {
  const [query, setQuery] = useState(initial);
  return (
    <div className="flex max-h-[460px] max-w-[560px] flex-col overflow-hidden rounded-dialog bg-raised text-dense shadow-overlay">
      <PaletteSearch
        groups={rankCommands(COMMANDS, query, ['dark'])}
        query={query}
        takesFocus={false}
        onQuery={setQuery}
        onChoose={nothing}
        onShortcuts={nothing}
        onClose={() => setQuery('')}
      />
    </div>
  );
}
