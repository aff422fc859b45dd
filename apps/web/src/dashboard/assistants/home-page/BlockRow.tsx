import { useId, type ReactNode } from 'react';
import { ChevronDown, Copy, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react';
import type { HomeBlock } from '@parley/assistant-config/configSchema';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { audienceInWords } from '../editor/configValue.ts';
import { BLOCK_KINDS } from './blockKinds.ts';
import { BlockAudienceFields } from './BlockAudienceFields.tsx';
import { BlockFields } from './BlockFields.tsx';

type BlockRowProps = {
  block: HomeBlock;
  name: string;
  handle: ReactNode;
  moveButtons: ReactNode;
  problem: (path: string) => string | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (block: HomeBlock) => void;
  /** Null: there can be no more. */
  onDuplicate: (() => void) | null;
  onRemove: () => void;
};

/** One block: what it is and what can be done with it, and below that its fields while it is open. */
export function BlockRow({ block, name, handle, moveButtons, isOpen, onOpen, ...row }: BlockRowProps) {
  const { isReadOnly } = useAssistantEditor();
  const id = useId();
  const { icon: Icon, detail } = BLOCK_KINDS[block.type];
  const { isVisible, shownTo } = block;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 py-1.5 pr-1.5 pl-2">
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onOpen(!isOpen)}
          className={`flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-control px-1 text-left text-dense outline-offset-2 outline-focus focus-visible:outline-2 ${isVisible ? '' : 'text-ink-faint'}`}
        >
          <Icon aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-xs text-ink-muted">
              {isVisible ? ((shownTo && audienceInWords(shownTo)) ?? detail) : 'Hidden'}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4 flex-none text-ink-faint transition-transform ${isOpen ? 'rotate-180' : ''}`}
            strokeWidth={1.75}
          />
        </button>
        {!isReadOnly && (
          <div className="flex items-center justify-end max-md:w-full">
            {moveButtons}
            <IconButton
              icon={isVisible ? Eye : EyeOff}
              label={`Show ${name}`}
              role="switch"
              aria-checked={isVisible}
              onClick={() => row.onChange({ ...block, isVisible: !isVisible })}
            />
            <RowMenu block={block} name={name} onDuplicate={row.onDuplicate} onRemove={row.onRemove} />
          </div>
        )}
      </div>
      {isOpen && (
        <fieldset id={id} aria-label={name} className="grid min-w-0 gap-4 border-t border-line bg-well/50 p-3">
          <BlockFields block={block} problem={row.problem} onChange={row.onChange} />
          <BlockAudienceFields block={block} problem={row.problem} onChange={row.onChange} />
        </fieldset>
      )}
    </>
  );
}

function RowMenu({
  block,
  name,
  onDuplicate,
  onRemove,
}: Pick<BlockRowProps, 'block' | 'name' | 'onDuplicate' | 'onRemove'>) {
  const duplicate: readonly MenuEntry[] =
    BLOCK_KINDS[block.type].isRepeatable && onDuplicate
      ? [{ id: 'duplicate', label: 'Duplicate', icon: Copy, onAction: onDuplicate }]
      : [];
  const entries = [...duplicate, { id: 'remove', label: 'Remove', icon: Trash2, isDanger: true, onAction: onRemove }];
  return (
    <Menu
      label={name}
      groups={[{ id: 'actions', entries }]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={`More for ${name}`} />}
    />
  );
}
