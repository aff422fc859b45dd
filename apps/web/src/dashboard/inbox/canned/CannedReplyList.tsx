import { useState } from 'react';
import { CornerDownLeft, Paperclip, Pencil, Plus, Trash2 } from 'lucide-react';
import { useLazyLoadQuery } from 'react-relay';
import { type CannedRepliesQuery } from '#generated/CannedRepliesQuery';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { cannedRepliesQuery, matching, type CannedReply } from './cannedReplies.ts';
import { useDeleteCannedReply } from './useDeleteCannedReply.ts';

type CannedReplyListProps = {
  onUse: (id: string) => void;
  onEdit: (reply: CannedReply) => void;
  onNew: () => void;
};

/** All of them by folder, to be searched. */
export function CannedReplyList({ onUse, onEdit, onNew }: CannedReplyListProps) {
  const { cannedReplies } = useLazyLoadQuery<CannedRepliesQuery>(
    cannedRepliesQuery,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [query, setQuery] = useState('');
  const [deleted, setDeleted] = useState<CannedReply | null>(null);
  const { remove, isRemoving } = useDeleteCannedReply();
  const found = matching(cannedReplies, query);
  const folders = [...new Set(found.map(({ folder }) => folder ?? ''))].toSorted();

  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextField
          label="Search canned replies"
          isLabelHidden
          placeholder="Search by shortcut or title"
          // Whoever opens it types into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={query}
          onChange={setQuery}
          className="flex-1"
        />
        <Button variant="primary" icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />} onClick={onNew}>
          New
        </Button>
      </div>
      {found.length === 0 && (
        <p className="py-8 text-center text-dense text-ink-muted">
          {cannedReplies.length === 0
            ? 'No canned replies yet. What do you write every day?'
            : 'No canned reply matches.'}
        </p>
      )}
      {folders.map((folder) => (
        <section key={folder} aria-label={folder || 'Without a folder'}>
          {folder && <h3 className="pb-1 text-xs font-medium text-ink-faint">{folder}</h3>}
          <ul className="divide-y divide-line rounded-card border border-line">
            {found
              .filter((reply) => (reply.folder ?? '') === folder)
              .map((reply) => (
                <CannedReplyRow key={reply.id} reply={reply} onUse={onUse} onEdit={onEdit} onDelete={setDeleted} />
              ))}
          </ul>
        </section>
      ))}
      <ConfirmDialog
        isOpen={deleted !== null}
        title={`Delete /${deleted?.shortcut}?`}
        message={deleted?.scope === 'All' ? 'Nobody can use it any more. What was sent stays.' : 'What was sent stays.'}
        confirmLabel="Delete"
        isDanger
        isBusy={isRemoving}
        onConfirm={() => deleted && remove(deleted.id, () => setDeleted(null))}
        onClose={() => setDeleted(null)}
      />
    </div>
  );
}

type CannedReplyRowProps = Omit<CannedReplyListProps, 'onNew'> & {
  reply: CannedReply;
  onDelete: (reply: CannedReply) => void;
};

function CannedReplyRow({ reply, onUse, onEdit, onDelete }: CannedReplyRowProps) {
  const { id, shortcut, title, body, scope, attachments } = reply;
  return (
    <li className="flex items-center gap-1 py-1.5 pr-1.5 pl-3 text-dense">
      <div className="grid min-w-0 flex-1">
        <p className="flex min-w-0 items-baseline gap-2">
          <span className="font-medium">/{shortcut}</span>
          <span className="truncate text-ink-muted">{title}</span>
          {scope === 'Me' && <span className="flex-none text-xs text-ink-faint">only you</span>}
        </p>
        <p className="flex min-w-0 items-center gap-1 text-xs text-ink-faint">
          {attachments.length > 0 && (
            <Paperclip aria-label="With files" className="size-3 flex-none" strokeWidth={1.75} />
          )}
          <span className="truncate">{body}</span>
        </p>
      </div>
      <IconButton icon={CornerDownLeft} label={`Use /${shortcut}`} onClick={() => onUse(id)} />
      <IconButton icon={Pencil} label={`Edit /${shortcut}`} onClick={() => onEdit(reply)} />
      <IconButton icon={Trash2} label={`Delete /${shortcut}`} onClick={() => onDelete(reply)} />
    </li>
  );
}
