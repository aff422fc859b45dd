import type { Editor } from '@tiptap/core';
import {
  Code2,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Info,
  Lightbulb,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Table2,
  TriangleAlert,
  Video,
  type LucideIcon,
} from 'lucide-react';
import type { CalloutKind } from './articleNodes.ts';

/** What is asked for in a dialog before it can be put in. */
export type Asked = 'picture' | 'video' | 'article';

export type EditorCommand = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Other words it is looked for by. */
  words: string;
  run: (editor: Editor, ask: (what: Asked) => void) => void;
};

const heading = (level: 2 | 3 | 4, icon: LucideIcon): EditorCommand => ({
  id: `heading-${level}`,
  label: `Heading ${level}`,
  icon,
  words: `h${level} title section`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const callout = (kind: CalloutKind, label: string, icon: LucideIcon): EditorCommand => ({
  id: `callout-${kind}`,
  label,
  icon,
  words: 'callout note box aside',
  run: (editor) => setCallout(editor, kind),
});

const asking = (what: Asked, label: string, icon: LucideIcon, words: string): EditorCommand => ({
  id: what,
  label,
  icon,
  words,
  run: (_, ask) => ask(what),
});

/** Every block that can be put in, in the order of the slash menu. */
export const EDITOR_COMMANDS: readonly EditorCommand[] = [
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  {
    id: 'bullets',
    label: 'Bulleted list',
    icon: List,
    words: 'ul unordered points',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    icon: ListOrdered,
    words: 'ol ordered steps',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  asking('picture', 'Picture', ImagePlus, 'image photo screenshot upload'),
  asking('video', 'Video', Video, 'youtube vimeo film'),
  asking('article', 'Link to an article', Link2, 'reference see also'),
  {
    id: 'table',
    label: 'Table',
    icon: Table2,
    words: 'grid rows columns',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  callout('info', 'Info', Info),
  callout('warning', 'Warning', TriangleAlert),
  callout('tip', 'Tip', Lightbulb),
  {
    id: 'quote',
    label: 'Quote',
    icon: Quote,
    words: 'blockquote citation',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'code',
    label: 'Code block',
    icon: Code2,
    words: 'pre snippet program',
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    id: 'line',
    label: 'Divider',
    icon: Minus,
    words: 'hr rule line separator',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

/** Puts what is selected into a callout, or makes the one that it is in of another kind. */
function setCallout(editor: Editor, kind: CalloutKind) {
  const chain = editor.chain().focus();
  if (editor.isActive('callout')) chain.updateAttributes('callout', { kind }).run();
  else chain.wrapIn('callout', { kind }).run();
}

/** The commands that a person looks for. */
export function foundCommands(query: string): EditorCommand[] {
  const wanted = query.trim().toLowerCase();
  return EDITOR_COMMANDS.filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(wanted));
}
