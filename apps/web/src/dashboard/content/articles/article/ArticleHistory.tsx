import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import type { ArticleHistory_article$key } from '#generated/ArticleHistory_article';
import type { ArticleHistoryQuery } from '#generated/ArticleHistoryQuery';
import type { RestoreArticleVersion } from '#generated/RestoreArticleVersion';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { notify } from '#ui/toast.ts';
import type { SavedDraft } from '#versioning/useDraft.ts';
import { VersionList } from '#versioning/VersionList.tsx';
import { type ArticleContent, CONTENT_WORDS, contentValue, pairContents } from './articleContent.ts';

type ArticleHistoryProps = {
  isOpen: boolean;
  id: string;
  /** As it is now. */
  draft: ArticleContent;
  /** The draft that a version was restored into. */
  onTake: (draft: SavedDraft<ArticleContent>) => void;
  onClose: () => void;
};

/** All that was published of an article. Default export: it is loaded lazily. */
export default function ArticleHistory({ isOpen, onClose, ...rest }: ArticleHistoryProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="History"
      description="Restore puts a version into the draft; readers see it once you publish."
      size="lg"
      onClose={onClose}
    >
      <QueryBoundary what="versions" isInCard fallback={<Skeleton className="h-40" />}>
        {(fetchKey) => <Versions {...rest} fetchKey={fetchKey} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Versions({
  id,
  draft,
  fetchKey,
  onTake,
  onClose,
}: Omit<ArticleHistoryProps, 'isOpen'> & { fetchKey: number }) {
  const { article } = useLazyLoadQuery<ArticleHistoryQuery>(
    graphql`
      query ArticleHistoryQuery($id: ID!) {
        article(id: $id) {
          ...ArticleHistory_article
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ArticleHistoryQuery,
    ArticleHistory_article$key
  >(
    graphql`
      fragment ArticleHistory_article on Article
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "ArticleHistoryPageQuery") {
        versions(first: $first, after: $after) @connection(key: "ArticleHistory_versions") {
          edges {
            node {
              number
              content {
                title
                summary
                body
                slug
                seoTitle
                seoDescription
              }
              note
              publishedByName
              publishedAt
            }
          }
        }
      }
    `,
    article,
  );
  const [restore] = useAsyncMutation<RestoreArticleVersion>(graphql`
    mutation RestoreArticleVersion($id: ID!, $number: Int!) {
      restoreArticleVersion(id: $id, number: $number) {
        id
        ...articleDraft_article @relay(mask: false)
      }
    }
  `);
  const mayChange = usePermission('MANAGE_ARTICLES');
  const versions = data.versions.edges.map(({ node: { content, ...version } }) => ({
    ...version,
    publishedByName: version.publishedByName ?? null,
    content,
  }));

  async function restoreVersion(number: number) {
    try {
      const { restoreArticleVersion } = await restore({ id, number });
      if (restoreArticleVersion.draft) onTake(restoreArticleVersion.draft);
      onClose();
      notify({
        kind: 'success',
        title: `Version ${number} is in your draft`,
        detail: 'Publish it to show it to readers.',
      });
    } catch (error) {
      notify({ kind: 'error', title: `Version ${number} was not restored`, detail: messageOf(error) });
    }
  }

  if (versions.length === 0) return <p className="text-dense text-ink-muted">It was never published.</p>;
  return (
    <>
      <VersionList
        versions={versions}
        draft={draft}
        hasEarlier={hasNext}
        words={CONTENT_WORDS}
        valueWords={contentValue}
        pair={pairContents}
        onRestore={mayChange ? restoreVersion : null}
      />
      {hasNext && (
        <Button isBusy={isLoadingNext} onClick={() => loadNext(20)}>
          Show earlier versions
        </Button>
      )}
    </>
  );
}
