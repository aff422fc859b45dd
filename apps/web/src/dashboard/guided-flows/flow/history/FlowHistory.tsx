import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { RotateCcw, X } from 'lucide-react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { FlowHistory_flow$key } from '#generated/FlowHistory_flow';
import type { FlowHistoryQuery } from '#generated/FlowHistoryQuery';
import type { RestoreGuidedFlowVersion } from '#generated/RestoreGuidedFlowVersion';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { ComparedWith } from '#versioning/ComparedWith.tsx';
import { DRAFT, EARLIER_NOT_SHOWN, NONE_BEFORE, useComparedVersions } from '#versioning/useComparedVersions.ts';
import type { useDraft } from '#versioning/useDraft.ts';
import { useReferences, type FlowReferences } from '../references.ts';
import { ChangedSteps } from './ChangedSteps.tsx';
import { compareFlows, type Comparison } from './compareFlows.ts';
import { readableData } from './readableFlow.ts';

type FlowHistoryProps = {
  id: string;
  draft: ReturnType<typeof useDraft<GuidedFlow>>;
  isReadOnly: boolean;
  /** What the canvas shows; null: the draft alone. */
  onCompare: (comparison: Comparison | null) => void;
  onClose: () => void;
};

/** All that was published of the flow, each compared on the canvas with what came after it. Default export: it is loaded lazily. */
export default function FlowHistory(props: FlowHistoryProps) {
  return (
    <aside
      aria-label="History"
      className="flex w-84 flex-none flex-col border-l border-line bg-surface max-md:w-full max-md:border-l-0"
    >
      <header className="flex h-12 flex-none items-center gap-2 border-b border-line pr-2.5 pl-4">
        <h2 className="flex-1 text-sm font-semibold">History</h2>
        <IconButton icon={X} label="Close history" onClick={props.onClose} />
      </header>
      <QueryBoundary what="versions" isInCard fallback={<Skeleton className="m-4 h-40" />}>
        {(fetchKey) => <Versions {...props} fetchKey={fetchKey} />}
      </QueryBoundary>
    </aside>
  );
}

function Versions({ id, draft, isReadOnly, onCompare, fetchKey, onClose }: FlowHistoryProps & { fetchKey: number }) {
  const { guidedFlow } = useLazyLoadQuery<FlowHistoryQuery>(
    graphql`
      query FlowHistoryQuery($id: ID!) {
        guidedFlow(id: $id) {
          ...FlowHistory_flow
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<FlowHistoryQuery, FlowHistory_flow$key>(
    graphql`
      fragment FlowHistory_flow on GuidedFlow
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "FlowHistoryPageQuery") {
        versions(first: $first, after: $after) @connection(key: "FlowHistory_versions") {
          edges {
            node {
              id
              number
              content
              namedArticles {
                id
                title
              }
              note
              publishedByName
              publishedAt
            }
          }
        }
      }
    `,
    guidedFlow,
  );
  const [restore, isRestoring] = useAsyncMutation<RestoreGuidedFlowVersion>(graphql`
    mutation RestoreGuidedFlowVersion($id: ID!, $number: Int!) {
      restoreGuidedFlowVersion(id: $id, number: $number) {
        id
        ...guidedFlowDraft_flow @relay(mask: false)
      }
    }
  `);
  const { edges } = data.versions;
  const versions = useMemo(() => edges.map(({ node }) => node), [edges]);
  const [shown, setShown] = useState(DRAFT);
  const compared = useComparedVersions(shown, draft.content, versions);
  const { before, after } = compared;
  // The first one is shown as it is.
  const comparison = useComparison({ before: (before ?? after)?.content, after: after?.content, versions });
  useEffect(() => {
    onCompare(comparison);
  }, [comparison, onCompare]);

  async function restoreVersion(number: number) {
    const drawn = draft.content;
    try {
      const { restoreGuidedFlowVersion } = await restore({ id, number });
      draft.take(restoreGuidedFlowVersion.draft);
      notify({
        kind: 'success',
        title: `Version ${number} is in your draft`,
        detail: 'Publish it to show it to visitors.',
        action: { label: 'Undo', onAction: () => draft.change(() => drawn) },
      });
      onClose();
    } catch (error) {
      notify({ kind: 'error', title: `Version ${number} was not restored`, detail: messageOf(error) });
    }
  }

  if (versions.length === 0) {
    return (
      <p className="p-4 text-dense text-ink-muted">It was never published: there is nothing to compare it with.</p>
    );
  }
  return (
    <>
      <ol aria-label="Versions" className="max-h-[45%] flex-none overflow-y-auto border-b border-line">
        <Entry
          title="Draft"
          badge={<Badge>Not published</Badge>}
          detail="What you are drawing"
          isShown={shown === DRAFT}
          onShow={() => setShown(DRAFT)}
        />
        {versions.map(({ number, note, publishedAt, publishedByName }, place) => (
          <Entry
            key={number}
            title={`Version ${number}`}
            badge={place === 0 && <Badge tone="live">Live</Badge>}
            detail={note || 'No note'}
            by={publishedByName ?? null}
            at={publishedAt}
            isShown={shown === number}
            onShow={() => setShown(number)}
          />
        ))}
        {hasNext && (
          <li className="p-3">
            <Button size="sm" isBusy={isLoadingNext} onClick={() => loadNext(20)}>
              Show earlier versions
            </Button>
          </li>
        )}
      </ol>
      <div className="flex-none border-b border-line p-3">
        <ComparedWith {...compared} />
      </div>
      {comparison && before ? (
        <ChangedSteps comparison={comparison} />
      ) : (
        <p className="flex-1 p-4 text-dense text-ink-muted">{hasNext ? EARLIER_NOT_SHOWN : NONE_BEFORE}</p>
      )}
      {shown !== DRAFT && !isReadOnly && (
        <footer className="flex flex-none items-center gap-3 border-t border-line p-3">
          <Button
            isBusy={isRestoring}
            busyLabel="Restoring"
            icon={<RotateCcw aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => void restoreVersion(shown)}
          >
            {`Restore version ${shown}`}
          </Button>
          <span className="text-xs text-ink-faint">It becomes your draft.</span>
        </footer>
      )}
    </>
  );
}

type Compared = {
  before: GuidedFlow | undefined;
  after: GuidedFlow | undefined;
  /** Of what the two may name an article that the draft does not. */
  versions: readonly { readonly namedArticles: FlowReferences['articles'] }[];
};

/** The same object for the same two versions: the canvas shows it. */
function useComparison({ before, after, versions }: Compared): Comparison | null {
  const references = useReferences();
  return useMemo(() => {
    if (!before || !after) return null;
    const articles = [...references.articles, ...versions.flatMap(({ namedArticles }) => namedArticles)];
    return compareFlows(before, after, (node) => readableData(node, { ...references, articles }));
  }, [before, after, versions, references]);
}

type EntryProps = {
  title: string;
  badge: ReactNode;
  detail: string;
  by?: string | null;
  at?: string;
  isShown: boolean;
  onShow: () => void;
};

function Entry({ title, badge, detail, by, at, isShown, onShow }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={onShow}
        className="grid w-full grid-cols-[1fr_auto] gap-x-3 border-l-2 border-transparent px-4 py-2.5 text-left outline-offset-[-2px] outline-focus hover:bg-hover focus-visible:outline-2 aria-pressed:border-brand aria-pressed:bg-brand-soft"
      >
        <span className="flex items-center gap-2 text-dense font-medium">
          {title}
          {badge}
        </span>
        {at && <Time instant={at} className="text-xs text-ink-faint" />}
        <span className="col-span-2 text-xs text-ink-muted wrap-anywhere">
          {detail}
          {by && ` · ${by}`}
        </span>
      </button>
    </li>
  );
}
