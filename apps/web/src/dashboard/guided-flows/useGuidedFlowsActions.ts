import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { useGuidedFlowsActionsArchiveMutation } from '#generated/useGuidedFlowsActionsArchiveMutation';
import type { useGuidedFlowsActionsDuplicateMutation } from '#generated/useGuidedFlowsActionsDuplicateMutation';
import type { useGuidedFlowsActionsImportMutation } from '#generated/useGuidedFlowsActionsImportMutation';
import type { useGuidedFlowsActionsUnarchiveMutation } from '#generated/useGuidedFlowsActionsUnarchiveMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { guidedFlowsChanged } from './guidedFlowsChanges.ts';

type Named = { id: string; name: string };

/** What can be done with a flow as a whole. Each says what it has done. */
export function useGuidedFlowsActions() {
  const navigate = useNavigate();
  const [archive] = useAsyncMutation<useGuidedFlowsActionsArchiveMutation>(graphql`
    mutation useGuidedFlowsActionsArchiveMutation($id: ID!) {
      archiveGuidedFlow(id: $id) {
        ...guidedFlowRow_flow @relay(mask: false)
      }
    }
  `);
  const [unarchive] = useAsyncMutation<useGuidedFlowsActionsUnarchiveMutation>(graphql`
    mutation useGuidedFlowsActionsUnarchiveMutation($id: ID!) {
      unarchiveGuidedFlow(id: $id) {
        ...guidedFlowRow_flow @relay(mask: false)
      }
    }
  `);
  const [duplicate] = useAsyncMutation<useGuidedFlowsActionsDuplicateMutation>(graphql`
    mutation useGuidedFlowsActionsDuplicateMutation($id: ID!) {
      duplicateGuidedFlow(id: $id) {
        ...guidedFlowRow_flow @relay(mask: false)
      }
    }
  `);
  const [importOne] = useAsyncMutation<useGuidedFlowsActionsImportMutation>(graphql`
    mutation useGuidedFlowsActionsImportMutation($content: GuidedFlowContent!) {
      importGuidedFlow(content: $content) {
        ...guidedFlowRow_flow @relay(mask: false)
      }
    }
  `);

  async function setArchived({ id, name }: Named, isArchived: boolean): Promise<void> {
    try {
      await (isArchived ? archive({ id }) : unarchive({ id }));
      guidedFlowsChanged();
      notify({
        kind: 'success',
        title: isArchived ? `“${name}” is in the archive` : `“${name}” is taken back`,
        action: { label: 'Undo', onAction: () => void setArchived({ id, name }, !isArchived) },
      });
    } catch (error) {
      const title = isArchived ? `“${name}” was not archived` : `“${name}” was not taken back`;
      notify({ kind: 'error', title, detail: messageOf(error) });
    }
  }

  async function copy({ id, name }: Named) {
    try {
      const { duplicateGuidedFlow } = await duplicate({ id });
      guidedFlowsChanged();
      await navigate(paths.guidedFlow(duplicateGuidedFlow.id));
    } catch (error) {
      notify({ kind: 'error', title: `“${name}” was not duplicated`, detail: messageOf(error) });
    }
  }

  /** Makes a flow of one that was exported, and opens it. */
  async function take(content: GuidedFlow): Promise<void> {
    const { importGuidedFlow } = await importOne({ content });
    guidedFlowsChanged();
    notify({ kind: 'success', title: `“${importGuidedFlow.name}” was imported` });
    await navigate(paths.guidedFlow(importGuidedFlow.id));
  }

  return { setArchived, duplicate: copy, importFlow: take };
}
