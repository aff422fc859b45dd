import { ExternalLink } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import WebpageDialogNode, { type WebpageDialogQuery } from '#generated/WebpageDialogQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { counted } from '#ui/format.ts';
import { Dialog } from '#ui/overlays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Time } from '#ui/Time.tsx';
import { onContentChanged } from '../contentChanges.ts';
import { AnsweredBy } from '../AnsweredBy.tsx';
import { GptStatus } from '../GptStatus.tsx';
import { PassagesDialog } from '../passages/PassagesDialog.tsx';
import { shortAddress } from './crawlSource.ts';
import { useWebpagesActions } from './useWebpagesActions.ts';

type WebpageDialogProps = { isOpen: boolean; id: string; onClose: () => void };

/** One webpage: what was read of it, and whether answers may use it. Default export: it is loaded lazily. */
export default function WebpageDialog({ isOpen, id, onClose }: WebpageDialogProps) {
  if (!isOpen) return null;
  return (
    <Dialog isOpen size="lg" title="Webpage" onClose={onClose}>
      <QueryBoundary what="webpage" fallback={<Skeleton className="h-80 w-full" />}>
        <Webpage id={id} onClose={onClose} />
      </QueryBoundary>
    </Dialog>
  );
}

function Webpage({ id, onClose }: Omit<WebpageDialogProps, 'isOpen'>) {
  const variables = { id };
  const { article } = useLazyLoadQuery<WebpageDialogQuery>(
    graphql`
      query WebpageDialogQuery($id: ID!) {
        article(id: $id) {
          ...webpageRow_article @relay(mask: false)
          ...AnsweredBy_article
          text
          words
          webpage {
            foundOn
            httpStatus
            source {
              id
              addresses
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: 'store-and-network' },
  );
  useRefetchOn(WebpageDialogNode, variables, { event: onContentChanged });
  const mayChange = usePermission('MANAGE_ARTICLES');
  const { setIncluded, readAgain, setRemoved } = useWebpagesActions();
  const { title, status, includeInGpt, webpage, text, words, passageCount } = article;
  const isRemoved = status === 'Archived';
  const paragraphs = text.split('\n').filter(Boolean);

  return (
    <div className="grid gap-4 text-dense">
      <div className="grid gap-1">
        <h3 className="text-base font-semibold text-pretty wrap-anywhere">{title}</h3>
        {webpage && (
          <a
            href={webpage.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex w-fit max-w-full items-center gap-1.5 rounded-[3px] text-ink-muted outline-offset-2 outline-focus hover:underline focus-visible:outline-2"
          >
            <span className="truncate">{shortAddress(webpage.url)}</span>
            <ExternalLink aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
            <span className="sr-only">Open the original in a new tab</span>
          </a>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-xs text-ink-muted">
        <GptStatus article={article} />
        {passageCount > 0 && <PassagesDialog articleId={id} passageCount={passageCount} />}
        <span>{counted(words, 'word')}</span>
        {webpage?.fetchedAt && (
          <span>
            Read <Time instant={webpage.fetchedAt} />
          </span>
        )}
        {webpage?.changedAt && (
          <span>
            Changed <Time instant={webpage.changedAt} />
          </span>
        )}
      </div>
      <AnsweredBy article={article} />
      {webpage?.foundOn && <p className="text-xs text-ink-muted">{`Found on ${shortAddress(webpage.foundOn)}.`}</p>}
      {mayChange && !isRemoved && (
        <Switch
          label="Answers may use this page"
          value={includeInGpt}
          isSpread
          onChange={(isIncluded) => void setIncluded(id, isIncluded)}
        />
      )}
      <section
        aria-label="Its text"
        className="max-h-80 overflow-auto rounded-card border border-line bg-well p-4"
        // It scrolls, so the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {paragraphs.length === 0 ? (
          <p className="text-ink-muted">There is no text of this page.</p>
        ) : (
          paragraphs.map((paragraph, index) => (
            // They have nothing else to tell them apart, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} className="text-pretty wrap-anywhere not-first:mt-2">
              {paragraph}
            </p>
          ))
        )}
      </section>
      {mayChange && (
        <div className="flex justify-end gap-2">
          {isRemoved ? (
            <Button onClick={() => void setRemoved([id], false)}>Put back</Button>
          ) : (
            <>
              <Button
                onClick={() => {
                  onClose();
                  void setRemoved([id], true);
                }}
              >
                Remove
              </Button>
              <Button onClick={() => void readAgain([id])}>Read again</Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
