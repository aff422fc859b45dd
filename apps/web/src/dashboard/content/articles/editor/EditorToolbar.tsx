import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  ChevronDown,
  Code,
  Italic,
  List,
  ListOrdered,
  Plus,
  Redo2,
  Strikethrough,
  Table2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Separator, Toolbar } from 'react-aria-components';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { EDITOR_COMMANDS, type Asked } from './editorCommand.ts';

type EditorToolbarProps = { editor: Editor; onAsk: (what: Asked) => void };

type Tool = { id: string; label: string; icon: LucideIcon; key: string; run: (editor: Editor) => void };

const MARKS: readonly Tool[] = [
  { id: 'bold', label: 'Bold', icon: Bold, key: 'B', run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    id: 'italic',
    label: 'Italic',
    icon: Italic,
    key: 'I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'strike',
    label: 'Strikethrough',
    icon: Strikethrough,
    key: 'Shift+S',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  { id: 'code', label: 'Code', icon: Code, key: 'E', run: (editor) => editor.chain().focus().toggleCode().run() },
];

const LISTS: readonly Tool[] = [
  {
    id: 'bulletList',
    label: 'Bulleted list',
    icon: List,
    key: 'Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    label: 'Numbered list',
    icon: ListOrdered,
    key: 'Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

const LEVELS = [2, 3, 4] as const;
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const shortcut = (key: string) => `${isMac() ? '⌘' : 'Ctrl+'}${isMac() ? key.replace('Shift+', '⇧') : key}`;

/** What shapes the text, above it. On phones it scrolls sideways. */
export function EditorToolbar({ editor, onAsk }: EditorToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: [...MARKS, ...LISTS].filter(({ id }) => now.isActive(id)).map(({ id }) => id),
      level: LEVELS.find((level) => now.isActive('heading', { level })) ?? null,
      isInTable: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const tool = ({ id, label, icon, key, run }: Tool) => (
    <IconButton
      key={id}
      icon={icon}
      label={label}
      shortcut={shortcut(key)}
      aria-pressed={state.active.includes(id)}
      onClick={() => run(editor)}
    />
  );

  return (
    <Toolbar
      aria-label="Formatting"
      className="flex flex-none items-center gap-0.5 overflow-x-auto border-b border-line px-4 py-1.5 max-md:px-2"
    >
      <IconButton
        icon={Undo2}
        label="Undo"
        shortcut={shortcut('Z')}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        shortcut={shortcut('Shift+Z')}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      <Line />
      <StyleMenu editor={editor} level={state.level} />
      <Line />
      {MARKS.map(tool)}
      <Line />
      {LISTS.map(tool)}
      <Line />
      <Menu
        label="Insert"
        placement="bottom start"
        groups={[
          {
            id: 'insert',
            entries: EDITOR_COMMANDS.filter(({ id }) => !/^heading|bullets|numbers/.test(id)).map((command) => ({
              ...command,
              onAction: () => command.run(editor, onAsk),
            })),
          },
        ]}
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            size="sm"
            variant="ghost"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          >
            Insert
          </Button>
        )}
      />
      {state.isInTable && <TableMenu editor={editor} />}
    </Toolbar>
  );
}

const Line = () => <Separator orientation="vertical" className="mx-1 h-5 w-px flex-none self-center bg-line" />;

function StyleMenu({ editor, level }: { editor: Editor; level: (typeof LEVELS)[number] | null }) {
  return (
    <Menu
      label="Text style"
      placement="bottom start"
      groups={[
        {
          id: 'style',
          selectedId: level ? String(level) : 'text',
          entries: [
            { id: 'text', label: 'Text', onAction: () => editor.chain().focus().setParagraph().run() },
            ...LEVELS.map((one) => ({
              id: String(one),
              label: `Heading ${one}`,
              onAction: () => editor.chain().focus().setHeading({ level: one }).run(),
            })),
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <Button {...trigger} size="sm" variant="ghost" className="flex-none">
          <span className="sr-only">Text style: </span>
          {level ? `Heading ${level}` : 'Text'}
          <ChevronDown aria-hidden className="ml-1.5 inline size-3.5 text-ink-faint" strokeWidth={1.75} />
        </Button>
      )}
    />
  );
}

function TableMenu({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <Menu
      label="Table"
      placement="bottom start"
      groups={[
        {
          id: 'rows',
          entries: [
            { id: 'above', label: 'Row above', onAction: () => chain().addRowBefore().run() },
            { id: 'below', label: 'Row below', onAction: () => chain().addRowAfter().run() },
            { id: 'no-row', label: 'Remove row', onAction: () => chain().deleteRow().run() },
          ],
        },
        {
          id: 'columns',
          entries: [
            { id: 'before', label: 'Column before', onAction: () => chain().addColumnBefore().run() },
            { id: 'after', label: 'Column after', onAction: () => chain().addColumnAfter().run() },
            { id: 'no-column', label: 'Remove column', onAction: () => chain().deleteColumn().run() },
          ],
        },
        {
          id: 'table',
          entries: [
            { id: 'header', label: 'Header row', onAction: () => chain().toggleHeaderRow().run() },
            { id: 'merge', label: 'Merge or split cells', onAction: () => chain().mergeOrSplit().run() },
            { id: 'remove', label: 'Remove table', isDanger: true, onAction: () => chain().deleteTable().run() },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          size="sm"
          variant="ghost"
          icon={<Table2 aria-hidden className="size-4" strokeWidth={1.75} />}
        >
          Table
        </Button>
      )}
    />
  );
}
