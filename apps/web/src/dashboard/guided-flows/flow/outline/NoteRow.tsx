import { CopyPlus, MoreHorizontal, Pencil, StickyNote, Trash2 } from 'lucide-react';
import type { FlowNote } from '@parley/guided-flow/flow';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useEditor } from '../editor/useFlowEditor.ts';

/** A note for colleagues, beneath the steps of the outline. */
export function NoteRow({ note: { id, text }, onOpen }: { note: FlowNote; onOpen: (id: string) => void }) {
  const { selected, duplicate, remove, isReadOnly } = useEditor();
  const name = text.trim() || 'Empty note';
  const label = `Actions for ${name}`;
  return (
    <li className={`flex h-11 items-center border-b border-line pr-2 ${selected.has(id) ? 'bg-brand-soft' : ''}`}>
      <button
        type="button"
        data-step={id}
        aria-current={selected.has(id) || undefined}
        onClick={() => onOpen(id)}
        className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-control px-4 text-left text-sm outline-offset-[-2px] outline-focus hover:bg-hover focus-visible:outline-2"
      >
        <StickyNote aria-hidden className="size-4 flex-none text-caution" strokeWidth={1.75} />
        <span className="truncate">{name}</span>
        <span className="flex-none text-xs text-ink-faint">Note</span>
      </button>
      <Menu
        label={label}
        groups={[
          {
            id: 'use',
            entries: [
              { id: 'edit', label: isReadOnly ? 'Look at it' : 'Edit', icon: Pencil, onAction: () => onOpen(id) },
              ...(isReadOnly
                ? []
                : [
                    {
                      id: 'duplicate',
                      label: 'Duplicate',
                      icon: CopyPlus,
                      onAction: () => duplicate(new Set([id])),
                    },
                    {
                      id: 'delete',
                      label: 'Delete',
                      icon: Trash2,
                      isDanger: true,
                      onAction: () => remove(new Set([id])),
                    },
                  ]),
            ],
          },
        ]}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={label} />}
      />
    </li>
  );
}
