import { type DragEvent } from 'react';
import { DRAGGED } from '../canvas/dragged.ts';
import { ADDABLE } from '../stepKinds.ts';
import { useEditor } from './useFlowEditor.ts';

/** What can be added: dragged to where it shall lie, or pressed, which puts it behind the step that is chosen. */
export function Dock({ onAdded }: { onAdded: (id: string) => void }) {
  const { add } = useEditor();
  function drag(event: DragEvent, type: string) {
    event.dataTransfer.setData(DRAGGED, type);
    event.dataTransfer.effectAllowed = 'copy';
  }
  return (
    <div
      role="toolbar"
      aria-label="Add a step"
      className="absolute bottom-4 left-1/2 z-10 flex max-w-[calc(100%-2rem)] -translate-x-1/2 overflow-x-auto rounded-[12px] bg-raised p-[5px] shadow-overlay"
    >
      {ADDABLE.map(({ type, icon: Icon, short, title, does }) => (
        <button
          key={type}
          type="button"
          draggable
          title={`${title}: ${does.toLowerCase()}`}
          onDragStart={(event) => drag(event, type)}
          onClick={() => onAdded(add(type))}
          className="grid h-[50px] w-[62px] flex-none place-content-center place-items-center gap-1 rounded-[8px] text-2xs font-medium text-ink-muted outline-offset-[-2px] outline-focus transition-colors hover:bg-hover hover:text-ink focus-visible:outline-2"
        >
          <Icon aria-hidden className="size-[17px] text-ink" strokeWidth={1.75} />
          {short}
        </button>
      ))}
    </div>
  );
}
