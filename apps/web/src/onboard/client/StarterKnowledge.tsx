import { useMemo } from 'react';
import { BookOpen } from 'lucide-react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { StarterKnowledgeMutation } from '#generated/StarterKnowledgeMutation';
import type { StarterKnowledgeRetryMutation } from '#generated/StarterKnowledgeRetryMutation';
import type { StarterKnowledgeQuery } from '#generated/StarterKnowledgeQuery';
import type { StarterKnowledgeSubscription } from '#generated/StarterKnowledgeSubscription';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { count, counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { Progress } from '#ui/progress/Progress.tsx';
import { notify } from '#ui/toast.ts';
import { PAPER } from './StepHeading.tsx';

/** Enough to answer from, and read in a minute or two. */
const PAGES = 30;

/** Offers to read the company's site, so that the assistant has something to answer from on its first day. */
export function StarterKnowledge({ website, assistant }: { website: string; assistant: string }) {
  return (
    <section aria-labelledby="knowledge" className={PAPER}>
      <h2 id="knowledge" className="mb-1 text-sm font-semibold">
        Give {assistant} something to know
      </h2>
      <QueryBoundary fallback={null} renderFailed={() => <Offer website={website} />}>
        <Reading website={website} assistant={assistant} />
      </QueryBoundary>
    </section>
  );
}

function Reading({ website, assistant }: { website: string; assistant: string }) {
  const { crawlSources } = useLazyLoadQuery<StarterKnowledgeQuery>(
    graphql`
      query StarterKnowledgeQuery {
        crawlSources {
          id
          addresses
          lastRun {
            id
            ...StarterKnowledge_run @relay(mask: false)
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useSubscription<StarterKnowledgeSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription StarterKnowledgeSubscription {
            crawlRunChanged {
              ...StarterKnowledge_run @relay(mask: false)
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  const [source] = crawlSources;
  // What was read before the website was corrected says nothing of it.
  if (!source?.lastRun || !source.addresses.some((address) => isSameSite(address, website))) {
    return <Offer website={website} />;
  }
  const { state, error, counts, unread } = source.lastRun;
  const isOver = state === 'Done' || state === 'Cancelled';
  if (state === 'Failed' || (isOver && counts.read === 0)) {
    const reason = error ?? unread.nodes[0]?.message ?? 'No page of it could be read.';
    return <Failed sourceId={source.id} host={new URL(website).host} reason={reason} />;
  }
  if (isOver) {
    return (
      <p className="text-pretty text-ink-muted">
        {`${assistant} knows ${counted(counts.read, 'page')} of your site, and answers from them with a link.`}
      </p>
    );
  }
  const done = counts.found - counts.waiting;
  return (
    <div className="grid gap-2">
      <p className="text-pretty text-ink-muted">
        {counts.found === 0
          ? 'Your site is being read. You need not wait for it.'
          : `${count(done)} of ${count(counts.found)} addresses looked at. You need not wait for it.`}
      </p>
      <Progress label="Reading your site" share={counts.found === 0 ? null : done / counts.found} />
    </div>
  );
}

// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment StarterKnowledge_run on CrawlRun {
    id
    state
    error
    counts {
      found
      waiting
      read
    }
    # The first is the site's own address, or what it led to.
    unread: items(outcomes: [Failed, Skipped], first: 1) {
      nodes {
        id
        message
      }
    }
  }
`;

const isSameSite = (one: string, other: string) => new URL(one).host === new URL(other).host;

type FailedProps = { sourceId: string; host: string; reason: string };

/** Why nothing was read, and the ways on: once more, another address, or later. */
function Failed({ sourceId, host, reason }: FailedProps) {
  const [start, isStarting] = useAsyncMutation<StarterKnowledgeRetryMutation>(graphql`
    mutation StarterKnowledgeRetryMutation($sourceId: ID!) {
      startCrawl(sourceId: $sourceId) {
        id
        source {
          id
          lastRun {
            id
            ...StarterKnowledge_run @relay(mask: false)
          }
        }
      }
    }
  `);

  async function retry() {
    try {
      await start({ sourceId });
    } catch (error) {
      notify({ kind: 'error', title: 'Your site was not read', detail: messageOf(error) });
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-1 text-pretty">
        <p role="alert">
          {host} was not read. {reason}
        </p>
        <p className="text-ink-muted">
          Retry,{' '}
          <Link to={paths.onboardDetails} className="text-ink underline underline-offset-2">
            change the website
          </Link>
          , or finish now and add pages later, under Content.
        </p>
      </div>
      <Button isBusy={isStarting} busyLabel="Starting" onClick={() => void retry()}>
        Retry
      </Button>
    </div>
  );
}

function Offer({ website }: { website: string }) {
  const [read, isStarting] = useAsyncMutation<StarterKnowledgeMutation>(graphql`
    mutation StarterKnowledgeMutation($input: CrawlSourceInput!) {
      createCrawlSource(input: $input) {
        id
        addresses
        lastRun {
          id
          ...StarterKnowledge_run @relay(mask: false)
        }
      }
    }
  `);

  async function begin() {
    try {
      const input = { kind: 'Site', addresses: [website], maxDepth: 3, maxPages: PAGES, frequency: 'Weekly' } as const;
      await read(
        { input },
        {
          updater: (store) => {
            const source = store.getRootField('createCrawlSource');
            store
              .getRoot()
              .setLinkedRecords([source, ...(store.getRoot().getLinkedRecords('crawlSources') ?? [])], 'crawlSources');
          },
        },
      );
    } catch (error) {
      notify({ kind: 'error', title: 'Your site was not read', detail: messageOf(error) });
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-pretty text-ink-muted">
        {`Up to ${PAGES} pages of ${new URL(website).host} are read in the background; answers come from them, with a link to the page. You can skip this and choose pages later.`}
      </p>
      <Button
        icon={<BookOpen aria-hidden className="size-4" strokeWidth={1.75} />}
        isBusy={isStarting}
        busyLabel="Starting"
        onClick={() => void begin()}
      >
        Read my site
      </Button>
    </div>
  );
}
