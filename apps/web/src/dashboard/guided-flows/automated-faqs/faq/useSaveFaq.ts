import { graphql } from 'react-relay/hooks';
import type { FaqScreen_faq$data } from '#generated/FaqScreen_faq';
import type { useSaveFaqCreateMutation } from '#generated/useSaveFaqCreateMutation';
import type { useSaveFaqUpdateMutation } from '#generated/useSaveFaqUpdateMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { notify } from '#ui/toast.ts';
import { faqsChanged } from '../faqChanges.ts';
import { useFaqsActions } from '../useFaqsActions.ts';
import { inputOf, type FaqValues } from './faqFields.ts';

type How = {
  /** It is to answer from now on. */
  goesLive: boolean;
  isChanged: boolean;
  /** Somebody else was faster: what they have written is to be read. */
  onLate: () => void;
};

/** Saves automated FAQs, and says so. */
export function useSaveFaq() {
  const { setState } = useFaqsActions();
  const [sendCreate] = useAsyncMutation<useSaveFaqCreateMutation>(graphql`
    mutation useSaveFaqCreateMutation($input: AutomatedFaqInput!) {
      createAutomatedFaq(input: $input) {
        id
        state
      }
    }
  `);
  const [sendUpdate] = useAsyncMutation<useSaveFaqUpdateMutation>(graphql`
    mutation useSaveFaqUpdateMutation($id: ID!, $revision: Int!, $input: AutomatedFaqInput!) {
      updateAutomatedFaq(id: $id, revision: $revision, input: $input) {
        ...FaqScreen_faq
        ...faqRow_faq
      }
    }
  `);

  /** Answers the id of the new one. */
  async function create(values: FaqValues, goesLive: boolean): Promise<string> {
    const { createAutomatedFaq } = await sendCreate({ input: inputOf(values) });
    if (goesLive) await setState([createAutomatedFaq], 'Live', 'Saved as a draft, but not turned on');
    else notify({ kind: 'success', title: 'Saved as a draft' });
    faqsChanged();
    return createAutomatedFaq.id;
  }

  async function update(
    { id, revision, state }: Pick<FaqScreen_faq$data, 'id' | 'revision' | 'state'>,
    values: FaqValues,
    { goesLive, isChanged, onLate }: How,
  ): Promise<void> {
    try {
      if (isChanged || !goesLive) await sendUpdate({ id, revision, input: inputOf(values) });
    } catch (error) {
      if (isDraftChanged(error)) onLate();
      throw error;
    }
    if (goesLive) await setState([{ id, state }], 'Live', isChanged ? 'Saved, but not turned on' : undefined);
    else notify({ kind: 'success', title: state === 'Live' ? 'Saved: visitors get it from now on' : 'Saved' });
    faqsChanged();
  }

  return { create, update };
}

const isDraftChanged = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'DRAFT_CHANGED';
