import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useResolvedPath } from 'react-router-dom';
import DocumentScreenNode, { type DocumentScreenQuery } from '#generated/DocumentScreenQuery';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { paths } from '#router/paths.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { bytes, count, counted } from '#ui/format.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Time } from '#ui/Time.tsx';
import { AnsweredBy } from '../../AnsweredBy.tsx';
import { GptStatus } from '../../GptStatus.tsx';
import { onContentChanged } from '../../contentChanges.ts';
import { PassagesPanel } from '../../passages/PassagesPanel.tsx';
import { RetryTraining } from '../../RetryTraining.tsx';

/** …/content/documents/{id}: what was read of a file, beside the passages that were made of it. */
export default function DocumentScreen({ queryRef }: ScreenProps<DocumentScreenQuery>) {
  const { article } = usePreloadedQuery<DocumentScreenQuery>(
    graphql`
      query DocumentScreenQuery($id: ID!) @preloadable {
        article(id: $id) {
          id
          title
          words
          gptStatus
          gptError
          createdAt
          document {
            name
            size
            receivedBytes
            pages
            url
            pageTexts {
              page
              text
            }
          }
          ...GptStatus_article
          ...AnsweredBy_article
        }
      }
    `,
    queryRef,
  );
  const { id, title, words, gptStatus, gptError, createdAt, document } = article;
  useRefetchOn(DocumentScreenNode, { id }, { event: onContentChanged });
  const texts = document?.pageTexts ?? [];
  const { pathname } = useResolvedPath('');
  useRecordTitle(pathname.replace(/\/$/, ''), title);
  const isPartial = document && document.receivedBytes < document.size;
  const facts = [
    document?.name,
    document && bytes(document.size),
    document?.pages && counted(document.pages, 'page'),
    words > 0 && `${count(words)} words`,
  ].filter(Boolean);

  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <header className="grid gap-1 border-b border-line px-5 py-4 max-md:px-4">
        <BackLink to={paths.documents}>Documents</BackLink>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-lg font-semibold break-words">{title}</h1>
          <GptStatus article={article} />
        </div>
        <p className="text-dense text-ink-muted">
          {facts.join(' · ')} · added <Time instant={createdAt} />
          {document?.url && (
            <>
              {' · '}
              <a href={document.url} download={document.name} className="link">
                Download the file
              </a>
            </>
          )}
        </p>
        <AnsweredBy article={article} />
        {gptStatus === 'Failed' && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p role="alert" className="text-dense text-critical">
              {gptError ?? 'It could not be read.'}
            </p>
            <RetryTraining id={id} title={title} />
          </div>
        )}
      </header>
      <div className="grid gap-6 px-5 py-5 max-md:px-4 xl:grid-cols-2">
        <section aria-label="What was read" className="min-w-0">
          <h2 className="mb-3 text-dense font-semibold">What was read</h2>
          {texts.length === 0 ? (
            <p className="text-dense text-ink-muted">
              {isPartial
                ? `${bytes(document.receivedBytes)} of ${bytes(document.size)} have come. Choose the file again to go on.`
                : NO_TEXT[gptStatus]}
            </p>
          ) : (
            texts.map((read) => <PageText key={read.page ?? 0} {...read} />)
          )}
        </section>
        <section aria-label="For answers" className="min-w-0">
          <h2 className="mb-3 text-dense font-semibold">Passages for answers</h2>
          <QueryBoundary what="passages" isInCard fallback={<Skeleton className="h-64" />}>
            {(fetchKey) => <PassagesPanel articleId={id} fetchKey={fetchKey} />}
          </QueryBoundary>
        </section>
      </div>
    </div>
  );
}

/** Why there is no text to show, by how far the file is. */
const NO_TEXT: Readonly<Record<DocumentScreenQuery['response']['article']['gptStatus'], string>> = {
  NotIncluded: 'Its text has not been read, as answers may not use it.',
  Queued: 'Its text is read when its turn comes.',
  Extracting: 'Its text is being read.',
  Training: 'There is no text in it.',
  Trained: 'There is no text in it.',
  Failed: 'Nothing could be read of it.',
  Outdated: 'There is no text in it.',
};

/** A page under its number; a file without pages is one text. */
function PageText({ page, text }: { page: number | null | undefined; text: string }) {
  const said = <p className="text-dense leading-relaxed break-words whitespace-pre-line">{text}</p>;
  if (page === null || page === undefined) return said;
  return (
    <section aria-label={`Page ${page}`} className="mb-5 grid gap-1 border-l-2 border-line pl-3">
      <h3 className="text-xs font-medium text-ink-faint">Page {page}</h3>
      {said}
    </section>
  );
}
