import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useSuggestionActionsAcceptMutation } from '#generated/useSuggestionActionsAcceptMutation';
import type { useSuggestionActionsAddMutation } from '#generated/useSuggestionActionsAddMutation';
import type { useSuggestionActionsDismissMutation } from '#generated/useSuggestionActionsDismissMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { faqsChanged } from '../faqChanges.ts';
import { type Suggestion } from './suggestion.ts';

/** What can be done with a suggestion; each takes it out of the list. */
export function useSuggestionActions() {
  const [accept] = useAsyncMutation<useSuggestionActionsAcceptMutation>(graphql`
    mutation useSuggestionActionsAcceptMutation($questions: [String!]!, $answer: String) {
      acceptFaqSuggestion(questions: $questions, answer: $answer) {
        ...faqRow_faq
      }
    }
  `);
  const [add] = useAsyncMutation<useSuggestionActionsAddMutation>(graphql`
    mutation useSuggestionActionsAddMutation($id: ID!, $phrasings: [String!]!) {
      addFaqPhrasings(id: $id, phrasings: $phrasings) {
        ...faqRow_faq
      }
    }
  `);
  const [dismiss] = useAsyncMutation<useSuggestionActionsDismissMutation>(graphql`
    mutation useSuggestionActionsDismissMutation($questions: [String!]!) {
      dismissFaqSuggestion(questions: $questions)
    }
  `);

  async function act(title: string, send: () => Promise<unknown>) {
    try {
      await send();
      faqsChanged();
      notify({ kind: 'success', title });
    } catch (error) {
      notify({ kind: 'error', title: 'The suggestion is still there', detail: messageOf(error) });
    }
  }

  return {
    accept: (one: Suggestion) =>
      act('It waits among the FAQs to be approved', () =>
        accept({ questions: questionsOf(one), answer: one.proposedAnswer }, { updater: without(one) }),
      ),
    addTo: (one: Suggestion, faq: { id: string; question: string }) =>
      act(`${counted(questionsOf(one).length, 'phrasing')} added to “${faq.question}”`, () =>
        add({ id: faq.id, phrasings: questionsOf(one) }, { updater: without(one) }),
      ),
    dismiss: (one: Suggestion) =>
      act('Suggested again only when somebody asks anew', () =>
        dismiss({ questions: questionsOf(one) }, { updater: without(one) }),
      ),
  };
}

const questionsOf = ({ question, phrasings }: Suggestion) => [question, ...phrasings];

const without =
  ({ key }: Suggestion) =>
  (store: RecordSourceSelectorProxy) => {
    const root = store.getRoot();
    const left = (root.getLinkedRecords('faqSuggestions') ?? []).filter((row) => row?.getValue('key') !== key);
    root.setLinkedRecords(left, 'faqSuggestions');
  };
