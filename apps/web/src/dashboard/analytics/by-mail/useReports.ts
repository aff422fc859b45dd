import { graphql } from 'react-relay/hooks';
import type { useReportsCreateMutation } from '#generated/useReportsCreateMutation';
import type { useReportsDeleteMutation } from '#generated/useReportsDeleteMutation';
import type { useReportsLeaveMutation } from '#generated/useReportsLeaveMutation';
import type { useReportsSendMutation } from '#generated/useReportsSendMutation';
import type { ReportScheduleInput, useReportsUpdateMutation } from '#generated/useReportsUpdateMutation';
import { appendToRootList, removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type Named = { readonly id: string; readonly name: string };

/** Makes, changes and ends reports by mail, and sends them at once. What a form sends rejects with the API's error. */
export function useReports() {
  const [create] = useAsyncMutation<useReportsCreateMutation>(graphql`
    mutation useReportsCreateMutation($input: ReportScheduleInput!) {
      createReportSchedule(input: $input) {
        id
        name
        cadence
        hour
        timezone
        isNarrowed
        recipients {
          userId
          name
          isViewer
          isSending
          sentAt
          failedAt
        }
      }
    }
  `);
  const [update] = useAsyncMutation<useReportsUpdateMutation>(graphql`
    mutation useReportsUpdateMutation($id: ID!, $input: ReportScheduleInput!) {
      updateReportSchedule(id: $id, input: $input) {
        id
        name
        cadence
        hour
        isNarrowed
        recipients {
          userId
          name
          isViewer
          isSending
          sentAt
          failedAt
        }
      }
    }
  `);
  const [sendDelete, isDeleting] = useAsyncMutation<useReportsDeleteMutation>(graphql`
    mutation useReportsDeleteMutation($id: ID!) {
      deleteReportSchedule(id: $id)
    }
  `);
  const [send] = useAsyncMutation<useReportsSendMutation>(graphql`
    mutation useReportsSendMutation($id: ID!) {
      sendReport(id: $id) {
        id
        recipients {
          userId
          isSending
          failedAt
        }
      }
    }
  `);
  const [sendLeave] = useAsyncMutation<useReportsLeaveMutation>(graphql`
    mutation useReportsLeaveMutation($id: ID!) {
      leaveReport(id: $id) {
        id
        recipients {
          userId
          name
          isViewer
        }
      }
    }
  `);

  /** Does it and says so, or why not. */
  async function attempt(act: () => Promise<unknown>, { done, failed }: { done: string; failed: string }) {
    try {
      await act();
      notify({ kind: 'success', title: done });
    } catch (error) {
      notify({ kind: 'error', title: failed, detail: messageOf(error) });
    }
  }

  return {
    save: (id: string | null, input: ReportScheduleInput) =>
      id === null
        ? create({ input }, { updater: appendToRootList('reportSchedules', 'createReportSchedule') })
        : update({ id, input }),
    remove: (id: string) => sendDelete({ id }, { updater: removeFromRootList('reportSchedules', id) }),
    sendNow: ({ id, name }: Named) =>
      attempt(() => send({ id }), { done: `“${name}” is on its way`, failed: 'The report was not sent.' }),
    leave: ({ id, name }: Named) =>
      attempt(() => sendLeave({ id }), {
        done: `You no longer get “${name}”`,
        failed: 'This was not changed.',
      }),
    isDeleting,
  };
}
