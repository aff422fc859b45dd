import { graphql } from 'react-relay/hooks';
import type { AutomatedFaqState } from '#generated/AutomatedFaqsScreenQuery';
import type { useFaqsActionsDeleteMutation } from '#generated/useFaqsActionsDeleteMutation';
import type { useFaqsActionsRestoreMutation } from '#generated/useFaqsActionsRestoreMutation';
import type { useFaqsActionsStateMutation } from '#generated/useFaqsActionsStateMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { faqsChanged } from './faqChanges.ts';

export type ChangedFaq = { readonly id: string; readonly state: AutomatedFaqState };

const DONE: Readonly<Record<AutomatedFaqState, string>> = {
  Live: 'live',
  Off: 'turned off',
  Draft: 'made a draft',
  Suggested: 'put back among the suggestions',
};

/** What can be done with several automated FAQs at once. Each resolves with whether it was done, says so, and can be taken back. */
export function useFaqsActions() {
  const [change] = useAsyncMutation<useFaqsActionsStateMutation>(graphql`
    mutation useFaqsActionsStateMutation($ids: [ID!]!, $state: AutomatedFaqState!) {
      setAutomatedFaqsState(ids: $ids, state: $state) {
        ...faqRow_faq @relay(mask: false)
      }
    }
  `);
  const [remove] = useAsyncMutation<useFaqsActionsDeleteMutation>(graphql`
    mutation useFaqsActionsDeleteMutation($ids: [ID!]!) {
      deleteAutomatedFaqs(ids: $ids)
    }
  `);
  const [restore] = useAsyncMutation<useFaqsActionsRestoreMutation>(graphql`
    mutation useFaqsActionsRestoreMutation($ids: [ID!]!) {
      restoreAutomatedFaqs(ids: $ids) {
        ...faqRow_faq @relay(mask: false)
      }
    }
  `);

  type Act = { title: string; failed?: string; send: () => Promise<unknown>; onUndo: () => Promise<unknown> };

  async function act({ title, failed = 'Nothing was changed', send, onUndo }: Act) {
    try {
      await send();
      faqsChanged();
      const undo = () =>
        void onUndo().then(faqsChanged, (error: unknown) =>
          notify({ kind: 'error', title: 'It could not be taken back', detail: messageOf(error) }),
        );
      notify({ kind: 'success', title, action: { label: 'Undo', onAction: undo } });
      return true;
    } catch (error) {
      notify({ kind: 'error', title: failed, detail: messageOf(error) });
      return false;
    }
  }

  /** Each back into the state that it was in. */
  const takeBack = (before: readonly ChangedFaq[]) =>
    Promise.all(
      [...new Set(before.map(({ state }) => state))].map((state) =>
        change({ ids: before.filter((one) => one.state === state).map(({ id }) => id), state }),
      ),
    );

  return {
    /** `failed`: what is said when it was not done, where something else was done before. */
    setState: (faqs: readonly ChangedFaq[], state: AutomatedFaqState, failed?: string) => {
      const ids = faqs.map(({ id }) => id);
      return act({
        title: `${counted(ids.length, 'FAQ')} ${DONE[state]}`,
        failed,
        send: () => change({ ids, state }),
        onUndo: () => takeBack(faqs),
      });
    },
    remove: (ids: readonly string[]) =>
      act({
        title: `${counted(ids.length, 'FAQ')} deleted`,
        send: () => remove({ ids }),
        onUndo: () => restore({ ids }),
      }),
  };
}
