import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { changesBetween } from '@parley/versioning/changesBetween';
import type { ArticleDraftBar_article$key } from '#generated/ArticleDraftBar_article';
import type { DiscardArticleDraft } from '#generated/DiscardArticleDraft';
import type { PublishArticle } from '#generated/PublishArticle';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog, Dialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { ChangeList } from '#versioning/ChangeList.tsx';
import { DraftBar } from '#versioning/DraftBar.tsx';
import { PublishDialog } from '#versioning/PublishDialog.tsx';
import type { useDraft } from '#versioning/useDraft.ts';
import { contentChanged } from '../../contentChanges.ts';
import { type ArticleContent, CONTENT_WORDS, contentValue, NO_CONTENT, pairContents } from './articleContent.ts';

type ArticleDraftBarProps = {
  article: ArticleDraftBar_article$key;
  draft: ReturnType<typeof useDraft<ArticleContent>>;
  /** What readers would miss, a sentence for each field. */
  missing: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  /** Somebody wants to publish it, whether that can be done or not. */
  onAsked: () => void;
};

/** How the draft of an article stands, and the way to publish or discard it. */
export function ArticleDraftBar({ article: key, draft, missing, isReadOnly, onAsked }: ArticleDraftBarProps) {
  const { id, published } = useFragment(
    graphql`
      fragment ArticleDraftBar_article on Article {
        id
        ...articleDraft_published @relay(mask: false)
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'changes' | 'publish' | 'discard' | null>(null);
  const [publish] = useAsyncMutation<PublishArticle>(graphql`
    mutation PublishArticle($input: PublishArticleInput!) {
      publishArticle(input: $input) {
        id
        ...articleDraft_published @relay(mask: false)
        draft {
          hasChanges
        }
      }
    }
  `);
  const [discard, isDiscarding] = useAsyncMutation<DiscardArticleDraft>(graphql`
    mutation DiscardArticleDraft($id: ID!) {
      discardArticleDraft(id: $id) {
        id
        title
        ...articleDraft_article @relay(mask: false)
      }
    }
  `);
  const { content, revision, state, failure } = draft;
  const title = content.title.trim();
  const live = published?.content ?? NO_CONTENT;
  const [before, after] = useMemo(() => pairContents(live, content), [live, content]);
  const changes = changesBetween(before, after).length;
  const close = () => setOpen(null);

  async function publishDraft(note: string) {
    const { publishArticle } = await publish({ input: { articleId: id, revision, note } });
    close();
    contentChanged();
    notify({ kind: 'success', title: `Version ${publishArticle.published?.number ?? 1} is published` });
  }

  async function discardDraft() {
    const written = content;
    try {
      const { discardArticleDraft } = await discard({ id });
      const saved = discardArticleDraft.draft;
      if (saved) draft.take({ content: saved.content, revision: saved.revision });
      close();
      notify({
        kind: 'success',
        title: 'Changes discarded',
        action: { label: 'Undo', onAction: () => draft.change(() => written) },
      });
    } catch (error) {
      notify({ kind: 'error', title: 'The changes were not discarded', detail: messageOf(error) });
    }
  }

  return (
    <>
      <DraftBar
        changes={changes}
        isPublished={Boolean(published)}
        state={state}
        failure={failure}
        isReadOnly={isReadOnly}
        problems={0}
        onRetry={draft.retry}
        onShowProblems={close}
        onShowChanges={() => setOpen('changes')}
        onDiscard={() => setOpen('discard')}
        onPublish={() => {
          onAsked();
          setOpen('publish');
        }}
      />
      <PublishDialog
        isOpen={open === 'publish'}
        name={title ? `“${title}”` : 'article'}
        description="Readers find it in the help centre, and assistants answer from it as soon as it is trained."
        before={before}
        after={after}
        words={CONTENT_WORDS}
        valueWords={contentValue}
        isFirst={!published}
        obstacle={obstacleOf(state, failure) ?? missing.title ?? missing.body ?? null}
        onPublish={publishDraft}
        onClose={close}
      />
      <Dialog isOpen={open === 'changes'} title="Not published yet" onClose={close}>
        <ChangeList label="Changes" before={before} after={after} words={CONTENT_WORDS} valueWords={contentValue} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'discard'}
        title={
          !published ? 'Discard the draft?' : changes === 1 ? 'Discard one change?' : `Discard ${changes} changes?`
        }
        message={
          published
            ? `The draft goes back to version ${published.number}, which readers see.`
            : 'It goes back to what was published last; an article that never was becomes empty.'
        }
        confirmLabel="Discard"
        isDanger
        isBusy={isDiscarding}
        onConfirm={() => void discardDraft()}
        onClose={close}
      />
    </>
  );
}

/** Why it cannot be published yet; null: it can. */
const obstacleOf = (state: keyof typeof OBSTACLES, failure: string | null) =>
  state === 'Failed' ? `The last change was not saved. ${failure ?? OBSTACLES.Failed}` : OBSTACLES[state];

const SAVING = 'The last change is being saved.';
const OBSTACLES = {
  Saved: null,
  Saving: SAVING,
  Waiting: SAVING,
  Failed: 'Close this and try again.',
  Invalid: 'Something is not right yet: look for what is marked in red.',
  Conflict: 'Choose first whose change stays.',
} as const;
