import { useState } from 'react';
import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  ExternalLink,
  EyeOff,
  History,
  MoreHorizontal,
  PanelRight,
  Trash2,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { ArticleActions_article$key } from '#generated/ArticleActions_article';
import type { ArticleActionsRepublishMutation } from '#generated/ArticleActionsRepublishMutation';
import type { ArticleActionsUnpublishMutation } from '#generated/ArticleActionsUnpublishMutation';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { Badge } from '#ui/Badge.tsx';
import { calendarDay } from '#ui/calendarDay.ts';
import { exactTime } from '#ui/exactTime.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import type { useDraft } from '#versioning/useDraft.ts';
import { contentChanged } from '../../contentChanges.ts';
import { GptStatus } from '../../GptStatus.tsx';
import { useArticlesActions } from '../useArticlesActions.ts';
import type { ArticleContent } from './articleContent.ts';

const ArticleHistory = lazyOverlay(() => import('./ArticleHistory.tsx'));
const ScheduleDialog = lazyOverlay(() => import('./ScheduleDialog.tsx'));

type ArticleActionsProps = {
  article: ArticleActions_article$key;
  draft: ReturnType<typeof useDraft<ArticleContent>>;
  isPanelOpen: boolean;
  onPanel: (isOpen: boolean) => void;
};

/** In the top bar: how far the article is on its way into answers, its history, and what can be done with it as a whole. */
export function ArticleActions({ article: key, draft, isPanelOpen, onPanel }: ArticleActionsProps) {
  const article = useFragment(
    graphql`
      fragment ArticleActions_article on Article {
        id
        title
        status
        publishAt
        helpCentreUrl
        ...GptStatus_article
      }
    `,
    key,
  );
  const { id, title, status, publishAt, helpCentreUrl } = article;
  const navigate = useNavigate();
  const mayChange = usePermission('MANAGE_ARTICLES');
  const actions = useArticlesActions();
  const [open, setOpen] = useState<'history' | 'schedule' | 'delete' | null>(null);
  const [unpublish] = useAsyncMutation<ArticleActionsUnpublishMutation>(graphql`
    mutation ArticleActionsUnpublishMutation($id: ID!) {
      unpublishArticle(id: $id) {
        id
        ...articleDraft_published @relay(mask: false)
      }
    }
  `);
  const [republish] = useAsyncMutation<ArticleActionsRepublishMutation>(graphql`
    mutation ArticleActionsRepublishMutation($id: ID!, $publishAt: DateTime) {
      republishArticle(id: $id, publishAt: $publishAt) {
        id
        ...articleDraft_published @relay(mask: false)
      }
    }
  `);
  const close = () => setOpen(null);

  async function takeDown() {
    try {
      await unpublish({ id });
      contentChanged();
      notify({
        kind: 'success',
        title: `“${title}” is not published any more`,
        ...(publishAt && { detail: `Its schedule is gone too: ${exactTime(publishAt)}.` }),
        action: { label: 'Undo', onAction: () => void putBack() },
      });
    } catch (error) {
      notify({ kind: 'error', title: `“${title}” is still published`, detail: messageOf(error) });
    }
  }

  async function putBack() {
    try {
      await republish({ id, publishAt });
      contentChanged();
      notify({ kind: 'success', title: `“${title}” is published again` });
    } catch (error) {
      notify({ kind: 'error', title: `“${title}” is still not published`, detail: messageOf(error) });
    }
  }

  async function remove() {
    if (await actions.remove([id])) await navigate(paths.articles);
  }

  const look: MenuEntry[] = [
    { id: 'history', label: 'History', icon: History, onAction: () => setOpen('history') },
    ...(helpCentreUrl
      ? [
          {
            id: 'help',
            label: 'Open in the help centre',
            icon: ExternalLink,
            onAction: () => void window.open(helpCentreUrl, '_blank', 'noopener'),
          },
        ]
      : []),
  ];
  const change: MenuEntry[] = [
    {
      id: 'schedule',
      label: publishAt ? 'Change schedule' : 'Schedule',
      icon: CalendarClock,
      onAction: () => setOpen('schedule'),
    },
    ...(status === 'Published'
      ? [{ id: 'unpublish', label: 'Unpublish', icon: EyeOff, onAction: () => void takeDown() }]
      : []),
    status === 'Archived'
      ? {
          id: 'unarchive',
          label: 'Take back from the archive',
          icon: ArchiveRestore,
          onAction: () => void actions.setArchived([id], false),
        }
      : { id: 'archive', label: 'Archive', icon: Archive, onAction: () => void actions.setArchived([id], true) },
    { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: () => setOpen('delete') },
  ];

  return (
    <PageActions>
      <span className="flex items-center gap-2 max-md:hidden">
        {publishAt && (
          <span title={exactTime(publishAt)}>
            <Badge icon={CalendarClock}>{`Publishes on ${calendarDay(publishAt)}`}</Badge>
          </span>
        )}
        <GptStatus article={article} />
      </span>
      <span className="max-md:hidden">
        <IconButton icon={History} label="History" onClick={() => setOpen('history')} />
      </span>
      <span className="xl:hidden">
        <IconButton
          icon={PanelRight}
          label="Details"
          aria-pressed={isPanelOpen}
          onClick={() => onPanel(!isPanelOpen)}
        />
      </span>
      <Menu
        label="Actions for the article"
        groups={[{ id: 'look', entries: look }, ...(mayChange ? [{ id: 'change', entries: change }] : [])]}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label="Actions for the article" />}
      />
      <ArticleHistory isOpen={open === 'history'} id={id} draft={draft.content} onTake={draft.take} onClose={close} />
      <ScheduleDialog isOpen={open === 'schedule'} id={id} publishAt={publishAt ?? null} onClose={close} />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={`Delete “${title || 'Untitled'}”?`}
        message="Its draft and all versions go with it, and answers can no longer use it. This cannot be taken back; archiving can."
        confirmLabel="Delete"
        isDanger
        onConfirm={() => void remove()}
        onClose={close}
      />
    </PageActions>
  );
}
