import { useMemo } from 'react';
import { BookOpen } from 'lucide-react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { StarterKnowledgeMutation } from '#generated/StarterKnowledgeMutation';
import type { StarterKnowledgeQuery } from '#generated/StarterKnowledgeQuery';
import type { StarterKnowledgeSubscription } from '#generated/StarterKnowledgeSubscription';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
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
  const run = crawlSources[0]?.lastRun;
  if (!run) return <Offer website={website} />;
  const { state, error, counts } = run;
  if (state === 'Failed' || (state === 'Done' && counts.read === 0)) {
    return (
      <p className="text-pretty text-ink-muted">
        {error ?? 'No page of your site could be read.'} You can add pages later, under Content.
      </p>
    );
  }
  if (state === 'Done' || state === 'Cancelled') {
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
  }
`;

function Offer({ website }: { website: string }) {
  const [read, isStarting] = useAsyncMutation<StarterKnowledgeMutation>(graphql`
    mutation StarterKnowledgeMutation($input: CrawlSourceInput!) {
      createCrawlSource(input: $input) {
        id
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
