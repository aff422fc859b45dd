import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { FieldError } from '#ui/FieldError.tsx';
import { count } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { articleExtensions } from './articleExtensions.ts';
import { articleHtml } from './articleHtml.ts';
import type { Asked } from './editorCommand.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { InsertDialogs, type FoundArticle } from './InsertDialogs.tsx';
import { isMarkdown, withOurHeadings } from './pasted.ts';
import { SelectionMenu } from './SelectionMenu.tsx';
import { slashCommands, type SlashOffer } from './slashCommands.ts';
import { createSlashKeys, SlashMenu } from './SlashMenu.tsx';
import { useArticleStyles } from './useArticleStyles.ts';

export type ArticleEditorProps = {
  label: string;
  /** The article's HTML. What becomes of it from outside takes the place of what is written. */
  value: string;
  onChange: (html: string) => void;
  /** What is wrong with it. */
  error: string | undefined;
  isReadOnly: boolean;
  /** Of the article's text. */
  language: string;
  /** Uploads a picture and answers its address; null: pictures come by their address only. */
  onUpload: ((file: File) => Promise<string>) | null;
  onFindArticles: (search: string) => Promise<readonly FoundArticle[]>;
  /** Between the tools and the text: the title. */
  children?: ReactNode;
};

/** The editor itself. Default export: `ArticleEditor` loads it lazily. */
export default function EditorBody({
  label,
  value,
  onChange,
  error,
  isReadOnly,
  language,
  onUpload,
  onFindArticles,
  children,
}: ArticleEditorProps) {
  useArticleStyles();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [offer, setOffer] = useState<SlashOffer | null>(null);
  const [keys] = useState(createSlashKeys);
  const latest = useRef({ html: value, onChange, onUpload });
  useEffect(() => {
    latest.current.onChange = onChange;
    latest.current.onUpload = onUpload;
  });

  const errorId = useId();
  const instance = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions: [
      ...articleExtensions('Write, or press / for blocks'),
      slashCommands({
        onOffer: setOffer,
        onKey: keys.take,
        onChoose: (command, chosenIn) => command.run(chosenIn, setAsked),
      }),
    ],
    content: value,
    // It would be a style element, which the policy of the page refuses.
    injectCSS: false,
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        class: 'article-text',
        dir: 'auto',
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
      handlePaste: (_, event) => instance.current !== null && pasted(instance.current, event, latest.current.onUpload),
      handleDrop: (_, event, __, isMove) =>
        instance.current !== null &&
        !isMove &&
        tookPictures(instance.current, event.dataTransfer, latest.current.onUpload, event),
    },
    onUpdate: ({ editor: changed }) => {
      const html = articleHtml(changed.getHTML());
      latest.current.html = html;
      latest.current.onChange(html);
    },
  });
  useEffect(() => {
    instance.current = editor;
  }, [editor]);
  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  useEffect(() => {
    if (value === latest.current.html) return;
    latest.current.html = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const tellActive = useCallback(
    (id: string | null) => {
      if (id) editor.view.dom.setAttribute('aria-activedescendant', id);
      else editor.view.dom.removeAttribute('aria-activedescendant');
    },
    [editor],
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {!isReadOnly && <EditorToolbar editor={editor} onAsk={setAsked} />}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4">
          {children}
          <EditorContent editor={editor} lang={language} />
          {error && <FieldError id={errorId}>{error}</FieldError>}
          <WordCount html={value} />
        </div>
      </div>
      {!isReadOnly && <SelectionMenu editor={editor} onAsk={setAsked} />}
      {offer && <SlashMenu keys={keys} offer={offer} onActive={tellActive} />}
      <InsertDialogs
        editor={editor}
        asked={asked}
        onClose={() => setAsked(null)}
        onUpload={onUpload}
        onFindArticles={onFindArticles}
      />
    </div>
  );
}

/** Takes pictures, and what reads like Markdown. */
function pasted(editor: Editor, event: ClipboardEvent, onUpload: ArticleEditorProps['onUpload']): boolean {
  const data = event.clipboardData;
  if (tookPictures(editor, data, onUpload)) return true;
  const text = data?.getData('text/plain') ?? '';
  if (!text || data?.getData('text/html') || editor.isActive('codeBlock') || !isMarkdown(text)) return false;
  return editor.commands.insertContent(withOurHeadings(text), { contentType: 'markdown' });
}

function tookPictures(
  editor: Editor,
  data: DataTransfer | null,
  onUpload: ArticleEditorProps['onUpload'],
  drop?: DragEvent,
): boolean {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0 || !onUpload) return false;
  drop?.preventDefault();
  const place = drop && editor.view.posAtCoords({ left: drop.clientX, top: drop.clientY })?.pos;
  void putPictures(editor, pictures, onUpload, place);
  return true;
}

async function putPictures(
  editor: Editor,
  files: readonly File[],
  onUpload: (file: File) => Promise<string>,
  place: number | undefined,
) {
  const uploads = await Promise.allSettled(files.map((file) => onUpload(file)));
  for (const upload of uploads) {
    if (upload.status === 'rejected') {
      notify({ kind: 'error', title: 'The picture was not added', detail: messageOf(upload.reason) });
    } else {
      const picture = { type: 'picture', attrs: { src: upload.value } };
      editor.commands.insertContentAt(place ?? editor.state.selection.to, picture);
    }
  }
}

function WordCount({ html }: { html: string }) {
  const shown = useDeferredValue(html);
  const words = useMemo(() => countWords(shown), [shown]);
  return <p className="mt-7 text-xs text-ink-faint tabular-nums">{words === 1 ? '1 word' : `${count(words)} words`}</p>;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function countWords(html: string): number {
  const holder = document.createElement('template');
  holder.innerHTML = html.replaceAll('<', ' <');
  return [...segmenter.segment(holder.content.textContent ?? '')].filter(({ isWordLike }) => isWordLike).length;
}
