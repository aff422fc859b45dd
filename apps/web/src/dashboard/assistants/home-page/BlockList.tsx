import { useRef } from 'react';
import { Plus } from 'lucide-react';
import type { HomeBlock } from '@parley/assistant-config/configSchema';
import { Button } from '#ui/Button.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';
import { Menu } from '#ui/Menu.tsx';
import { notify } from '#ui/toast.ts';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { BLOCK_KINDS, BLOCK_TYPES, blockName, type BlockType } from './blockKinds.ts';
import { BlockRow } from './BlockRow.tsx';

const MOST = 20;

/** The blocks of the home page in their order: one at a time is open to be edited. */
export function BlockList() {
  const { isReadOnly, config, change, openBlockId, setOpenBlockId } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('homePage');
  const { blocks } = value;
  const end = useRef<HTMLDivElement>(null);

  const nameOf = (block: HomeBlock) => blockName(block, config.languages);
  const setBlocks = (next: (blocks: readonly HomeBlock[]) => HomeBlock[]) =>
    change((now) => ({ ...now, homePage: { ...now.homePage, blocks: next(now.homePage.blocks) } }));
  const insert = (block: HomeBlock, index: number) => setBlocks((now) => now.toSpliced(index, 0, block));

  function add(type: BlockType) {
    const block = BLOCK_KINDS[type].create(crypto.randomUUID());
    insert(block, blocks.length);
    setOpenBlockId(block.id);
  }

  function remove(block: HomeBlock, index: number) {
    setBlocks((now) => now.filter(({ id }) => id !== block.id));
    notify({
      kind: 'success',
      id: `removed-${block.id}`,
      title: `${BLOCK_KINDS[block.type].label} removed`,
      action: { label: 'Undo', onAction: () => insert(block, index) },
    });
    // What had the focus goes with its row.
    end.current?.querySelector('button')?.focus();
  }

  return (
    <>
      {blocks.length === 0 ? (
        <p className="text-dense text-pretty text-ink-muted">
          There are none: visitors find the greeting, and a way into the chat.
        </p>
      ) : (
        <ReorderList
          label="Blocks"
          items={blocks}
          nameOf={nameOf}
          onReorder={(ordered) => set({ blocks: ordered })}
          isDisabled={isReadOnly}
        >
          {(block, parts) => {
            const index = blocks.indexOf(block);
            return (
              <BlockRow
                {...parts}
                block={block}
                name={nameOf(block)}
                problem={(path) => problem(`blocks.${index}.${path}`)}
                isOpen={openBlockId === block.id}
                onOpen={(isOpen) => setOpenBlockId(isOpen ? block.id : null)}
                onChange={(changed) => setBlocks((now) => now.map((one) => (one.id === block.id ? changed : one)))}
                onDuplicate={
                  blocks.length < MOST ? () => insert({ ...block, id: crypto.randomUUID() }, index + 1) : null
                }
                onRemove={() => remove(block, index)}
              />
            );
          }}
        </ReorderList>
      )}
      {!isReadOnly && (
        <div ref={end} className="grid gap-1">
          <AddBlock blocks={blocks} onAdd={add} />
          {problem('blocks') && <p className="text-xs text-critical">{problem('blocks')}</p>}
        </div>
      )}
    </>
  );
}

function AddBlock({ blocks, onAdd }: { blocks: readonly HomeBlock[]; onAdd: (type: BlockType) => void }) {
  const isThere = (type: BlockType) => blocks.some((block) => block.type === type);
  const entries = BLOCK_TYPES.map((type) => {
    const { label, detail, icon, isRepeatable } = BLOCK_KINDS[type];
    const isDisabled = !isRepeatable && isThere(type);
    return {
      id: type,
      label,
      icon,
      detail: isDisabled ? 'It is on the page' : detail,
      isDisabled,
      onAction: () => onAdd(type),
    };
  });
  return (
    <Menu
      label="Kinds of blocks"
      placement="bottom start"
      groups={[{ id: 'kinds', entries }]}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          disabled={blocks.length >= MOST}
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          className="justify-self-start"
        >
          Add a block
        </Button>
      )}
    />
  );
}
