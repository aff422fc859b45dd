import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { FormContent } from '@parley/form/form';
import type { FormHistoryQuery } from '#generated/FormHistoryQuery';
import type { FormHistoryRestoreMutation } from '#generated/FormHistoryRestoreMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { notify } from '#ui/toast.ts';
import type { SavedDraft } from '#versioning/useDraft.ts';
import { VersionList } from '#versioning/VersionList.tsx';
import { FORM_WORDS } from './formDraft.ts';
import { formValue } from './formValue.ts';

type FormHistoryProps = {
  isOpen: boolean;
  id: string;
  mayChange: boolean;
  /** As it is now. */
  draft: FormContent;
  /** The draft that a version was restored into. */
  onTake: (draft: SavedDraft<FormContent>) => void;
  onClose: () => void;
};

/** All that was published of a form. */
export function FormHistory({ isOpen, onClose, ...rest }: FormHistoryProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="History"
      description="Restore puts a version into the draft; visitors see it once you publish."
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
  mayChange,
  draft,
  fetchKey,
  onTake,
  onClose,
}: Omit<FormHistoryProps, 'isOpen'> & { fetchKey: number }) {
  const { formTemplate } = useLazyLoadQuery<FormHistoryQuery>(
    graphql`
      query FormHistoryQuery($id: ID!) {
        formTemplate(id: $id) {
          versions(first: 100) {
            edges {
              node {
                number
                content
                note
                publishedByName
                publishedAt
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const [restore] = useAsyncMutation<FormHistoryRestoreMutation>(graphql`
    mutation FormHistoryRestoreMutation($id: ID!, $number: Int!) {
      restoreFormVersion(id: $id, number: $number) {
        id
        ...formDraft_form @relay(mask: false)
      }
    }
  `);
  const versions = formTemplate.versions.edges.map(({ node }) => ({
    ...node,
    publishedByName: node.publishedByName ?? null,
  }));

  async function restoreVersion(number: number) {
    try {
      const { restoreFormVersion } = await restore({ id, number });
      onTake(restoreFormVersion.draft);
      onClose();
      notify({
        kind: 'success',
        title: `Version ${number} is in your draft`,
        detail: 'Publish it to show it to visitors.',
      });
    } catch (error) {
      notify({ kind: 'error', title: `Version ${number} was not restored`, detail: messageOf(error) });
    }
  }

  if (versions.length === 0) return <p className="text-dense text-ink-muted">It was never published.</p>;
  return (
    <VersionList
      versions={versions}
      draft={draft}
      words={FORM_WORDS}
      valueWords={formValue}
      onRestore={mayChange ? restoreVersion : null}
    />
  );
}
