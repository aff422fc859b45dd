import { CornerDownLeft, Paperclip } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type CannedRepliesQuery } from '#generated/CannedRepliesQuery';
import { type DeleteCannedReply } from '#generated/DeleteCannedReply';
import { removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ManagedList } from '#ui/managed-list/ManagedList.tsx';
import { ManagedListDialog, type Writing } from '#ui/managed-list/ManagedListDialog.tsx';
import { byUse, cannedRepliesQuery, matches, type CannedReply } from './cannedReplies.ts';
import { CannedReplyForm } from './CannedReplyForm.tsx';

type CannedRepliesDialogProps = { onUse: (id: string) => void; onClose: () => void };

/** The canned replies, by folder. Default export: loaded when it is wanted. */
export default function CannedRepliesDialog({ onUse, onClose }: CannedRepliesDialogProps) {
  return (
    <ManagedListDialog<CannedReply>
      title="Canned replies"
      kind="canned reply"
      description="Type / and a shortcut in a reply to use one."
      onClose={onClose}
    >
      {(writing) => <CannedReplies writing={writing} onUse={onUse} />}
    </ManagedListDialog>
  );
}

type CannedRepliesProps = { writing: Writing<CannedReply>; onUse: (id: string) => void };

function CannedReplies({ writing, onUse }: CannedRepliesProps) {
  const { cannedReplies } = useLazyLoadQuery<CannedRepliesQuery>(
    cannedRepliesQuery,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { deleteCannedReply, isDeleting } = useDeleteCannedReply();

  return (
    <ManagedList
      kind="canned reply"
      kinds="canned replies"
      rows={byUse(cannedReplies)}
      writing={writing}
      nameOf={({ shortcut }) => `/${shortcut}`}
      matches={matches}
      folderOf={({ folder }) => folder ?? ''}
      empty="No canned replies yet. What do you write every day?"
      searchHint="Search by shortcut or title"
      isSearchFocused
      renderRow={(reply) => <CannedReplyText reply={reply} />}
      renderActions={({ id, shortcut }) => (
        <IconButton icon={CornerDownLeft} label={`Use /${shortcut}`} onClick={() => onUse(id)} />
      )}
      renderForm={(reply) => (
        <CannedReplyForm reply={reply} onDirty={writing.setIsDirty} onDone={writing.end} onCancel={writing.cancel} />
      )}
      consequence={({ scope }) =>
        scope === 'All' ? 'It can no longer be used. Messages already sent stay.' : 'Messages already sent stay.'
      }
      onDelete={deleteCannedReply}
      isDeleting={isDeleting}
    />
  );
}

function CannedReplyText({ reply: { shortcut, title, body, scope, attachments } }: { reply: CannedReply }) {
  return (
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
  );
}

function useDeleteCannedReply() {
  const [send, isDeleting] = useAsyncMutation<DeleteCannedReply>(graphql`
    mutation DeleteCannedReply($id: ID!) {
      deleteCannedReply(id: $id)
    }
  `);
  const deleteCannedReply = (id: string) => send({ id }, { updater: removeFromRootList('cannedReplies', id) });
  return { deleteCannedReply, isDeleting };
}
