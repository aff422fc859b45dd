import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useSubmissionActionsCountsQuery } from '#generated/useSubmissionActionsCountsQuery';
import type { useSubmissionActionsDeleteMutation } from '#generated/useSubmissionActionsDeleteMutation';
import type { useSubmissionActionsUpdateMutation } from '#generated/useSubmissionActionsUpdateMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

const COUNTS = graphql`
  query useSubmissionActionsCountsQuery($id: ID!) {
    formTemplate(id: $id) {
      id
      submissionCounts {
        all
        unread
        partial
        starred
        spam
      }
    }
  }
`;

type Change = { status?: 'New' | 'Seen' | 'Spam'; isStarred?: boolean };

/** What can be done with submissions. Each resolves with whether it was done. */
export function useSubmissionActions() {
  const environment = useRelayEnvironment();
  const [send] = useAsyncMutation<useSubmissionActionsUpdateMutation>(graphql`
    mutation useSubmissionActionsUpdateMutation($ids: [ID!]!, $status: FormSubmissionStatus, $isStarred: Boolean) {
      updateFormSubmissions(ids: $ids, status: $status, isStarred: $isStarred) {
        id
        status
        isStarred
        formTemplate {
          id
          submissionCounts {
            all
            unread
            partial
            starred
            spam
          }
        }
      }
    }
  `);
  const [removeAll, isRemoving] = useAsyncMutation<useSubmissionActionsDeleteMutation>(graphql`
    mutation useSubmissionActionsDeleteMutation($ids: [ID!]!) {
      deleteFormSubmissions(ids: $ids)
    }
  `);
  const update = useCallback(
    async (ids: readonly string[], change: Change, { isQuiet = false } = {}): Promise<boolean> => {
      try {
        await send({ ids: [...ids], ...change });
        return true;
      } catch (error) {
        if (!isQuiet) notify({ kind: 'error', title: 'Nothing was changed', detail: messageOf(error) });
        return false;
      }
    },
    [send],
  );
  return {
    update,
    isRemoving,
    /** Deletes submissions of one form. */
    remove: async (formTemplateId: string, ids: readonly string[]): Promise<boolean> => {
      try {
        await removeAll(
          { ids: [...ids] },
          {
            updater: (store) => {
              for (const id of ids) store.delete(id);
            },
          },
        );
        fetchQuery<useSubmissionActionsCountsQuery>(environment, COUNTS, { id: formTemplateId }).subscribe({});
        notify({ kind: 'success', title: `${counted(ids.length, 'submission')} deleted` });
        return true;
      } catch (error) {
        notify({ kind: 'error', title: 'Nothing was deleted', detail: messageOf(error) });
        return false;
      }
    },
  };
}
