import { useState, type FormEvent } from 'react';
import { isTextSelection, type Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { Bold, Check, Code, FileText, Italic, Link2, Strikethrough, Unlink } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Asked } from './editorCommand.ts';
import { typedAddress } from './pasted.ts';

/** Over selected text, and over links: how it looks, and where it leads. */
export function SelectionMenu({ editor, onAsk }: { editor: Editor; onAsk: (what: Asked) => void }) {
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      strike: now.isActive('strike'),
      code: now.isActive('code'),
      link: now.isActive('link') ? String(now.getAttributes('link').href ?? '') : null,
    }),
  });
  const mark = { editor, pressed: state };

  return (
    <BubbleMenu
      editor={editor}
      options={{ placement: 'top', onHide: () => setIsLinking(false) }}
      shouldShow={({ editor: now, state: { selection } }) =>
        now.isEditable &&
        !now.isActive('codeBlock') &&
        (now.isActive('link') || (isTextSelection(selection) && !selection.empty))
      }
      className="z-20 flex items-center gap-0.5 rounded-card bg-raised p-1 text-dense text-ink shadow-overlay"
    >
      {isLinking || state.link !== null ? (
        <LinkField key={state.link} editor={editor} address={state.link ?? ''} onDone={() => setIsLinking(false)} />
      ) : (
        <>
          <Mark {...mark} id="bold" label="Bold" icon={Bold} />
          <Mark {...mark} id="italic" label="Italic" icon={Italic} />
          <Mark {...mark} id="strike" label="Strikethrough" icon={Strikethrough} />
          <Mark {...mark} id="code" label="Code" icon={Code} />
          <IconButton icon={Link2} label="Link" onClick={() => setIsLinking(true)} />
          <IconButton icon={FileText} label="Link to an article" onClick={() => onAsk('article')} />
        </>
      )}
    </BubbleMenu>
  );
}

type MarkProps = Pick<Parameters<typeof IconButton>[0], 'icon' | 'label'> & {
  editor: Editor;
  id: 'bold' | 'italic' | 'strike' | 'code';
  pressed: Readonly<Record<'bold' | 'italic' | 'strike' | 'code', boolean>>;
};

function Mark({ editor, id, pressed, ...button }: MarkProps) {
  return (
    <IconButton {...button} aria-pressed={pressed[id]} onClick={() => editor.chain().focus().toggleMark(id).run()} />
  );
}

type LinkFieldProps = { editor: Editor; address: string; onDone: () => void };

function LinkField({ editor, address, onDone }: LinkFieldProps) {
  const [typed, setTyped] = useState(address);
  const [isWrong, setIsWrong] = useState(false);

  function link(event: FormEvent) {
    event.preventDefault();
    const href = typedAddress(typed);
    setIsWrong(href === null);
    if (href === null) return;
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onDone();
  }

  function unlink() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  return (
    <form onSubmit={link} className="flex items-center gap-1">
      <TextField
        label="Address of the link"
        isLabelHidden
        className="w-64"
        value={typed}
        onChange={setTyped}
        error={isWrong}
        placeholder="example.com"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a new link: it was asked for
        autoFocus={address === ''}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          onDone();
          editor.commands.focus();
        }}
      />
      <IconButton type="submit" icon={Check} label="Save link" />
      {address !== '' && <IconButton icon={Unlink} label="Remove link" onClick={unlink} />}
    </form>
  );
}
