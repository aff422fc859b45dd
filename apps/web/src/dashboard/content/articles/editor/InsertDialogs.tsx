import { useEffect, useState, type FormEvent } from 'react';
import type { Editor } from '@tiptap/core';
import { videoAddress } from '@parley/article-html/videoAddress';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { AddButton } from './AddButton.tsx';
import type { Asked } from './editorCommand.ts';
import { PictureForm } from './PictureForm.tsx';

/** An article that can be linked to; `address` is where readers find it. */
export type FoundArticle = { id: string; title: string; detail: string; address: string };

type InsertDialogsProps = {
  editor: Editor;
  asked: Asked | null;
  onClose: () => void;
  onUpload: ((file: File) => Promise<string>) | null;
  onFindArticles: (search: string) => Promise<readonly FoundArticle[]>;
};

/** Ask for what cannot be put in without knowing more. */
export function InsertDialogs({ editor, asked, onClose, onUpload, onFindArticles }: InsertDialogsProps) {
  return (
    <>
      <Dialog isOpen={asked === 'picture'} title="Add a picture" size="sm" onClose={onClose}>
        <PictureForm editor={editor} onUpload={onUpload} onDone={onClose} />
      </Dialog>
      <Dialog isOpen={asked === 'video'} title="Add a video" size="sm" onClose={onClose}>
        <VideoForm editor={editor} onDone={onClose} />
      </Dialog>
      <Dialog isOpen={asked === 'article'} title="Link to an article" onClose={onClose}>
        <ArticlePicker editor={editor} onFind={onFindArticles} onDone={onClose} />
      </Dialog>
    </>
  );
}

type FormProps = { editor: Editor; onDone: () => void };

function VideoForm({ editor, onDone }: FormProps) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const src = videoAddress(address.trim());
    if (src === null) {
      setProblem('This is no address of a video of YouTube or Vimeo.');
      return;
    }
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { src, title: title.trim() || 'Video' } })
      .run();
    onDone();
  }

  return (
    <form onSubmit={add} className="grid gap-4">
      <TextField
        label="Address"
        hint="Of YouTube or Vimeo."
        // Whoever opens it types into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={address}
        onChange={setAddress}
        error={problem}
        placeholder="https://www.youtube.com/watch?v="
      />
      <TextField
        label="Title"
        hint="Read out to who does not see it."
        value={title}
        onChange={setTitle}
        maxLength={120}
      />
      <AddButton />
    </form>
  );
}

/** After the last letter, in milliseconds. */
const PAUSE = 200;

function ArticlePicker({ editor, onFind, onDone }: FormProps & { onFind: InsertDialogsProps['onFindArticles'] }) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly FoundArticle[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      onFind(search).then(
        (articles) => isLatest && setFound(articles),
        (error: unknown) => isLatest && setProblem(messageOf(error)),
      );
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [search, onFind]);

  function link({ id, title, address }: FoundArticle) {
    const attributes = { href: address, 'data-article': id };
    const chain = editor.chain().focus();
    if (editor.state.selection.empty) {
      chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: attributes }] }).run();
    } else {
      chain.setMark('link', attributes).run();
    }
    onDone();
  }

  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it types into it */}
      <SearchField label="Search articles" autoFocus value={search} onChange={setSearch} />
      {problem && (
        <p role="alert" className="text-dense text-critical">
          {problem}
        </p>
      )}
      {found?.length === 0 && <p className="text-dense text-ink-muted">No article matches.</p>}
      <ul aria-label="Articles" className="grid max-h-72 gap-px overflow-y-auto">
        {found?.map((article) => (
          <li key={article.id}>
            <button
              type="button"
              onClick={() => link(article)}
              className="flex min-h-9 w-full items-center gap-3 rounded-control px-2 text-left text-dense hover:bg-hover max-md:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate font-medium">{article.title}</span>
              <span className="flex-none text-ink-muted">{article.detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
