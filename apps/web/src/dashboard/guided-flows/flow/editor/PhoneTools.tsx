import { type ReactNode } from 'react';
import { Play, Redo2, Search, Undo2 } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { useEditor } from './useFlowEditor.ts';

type PhoneToolsProps = { note: ReactNode; onFind: () => void; onTest: () => void };

/** On phones, where the top bar has no room: which flow it is, how it stands, and what is done to it as a whole. */
export function PhoneTools({ note, onFind, onTest }: PhoneToolsProps) {
  const { flow, undo, redo, canUndo, canRedo, isReadOnly } = useEditor();
  return (
    <div className="flex flex-none items-center gap-1 border-b border-line bg-surface py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{flow.name}</p>
        <div className="text-xs text-ink-faint">{note}</div>
      </div>
      <div role="toolbar" aria-label="Flow" className="flex flex-none">
        {!isReadOnly && (
          <>
            <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={undo} />
            <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={redo} />
          </>
        )}
        <IconButton icon={Search} label="Find a step" onClick={onFind} />
        <IconButton icon={Play} label="Test" onClick={onTest} />
      </div>
    </div>
  );
}
