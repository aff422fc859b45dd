import { graphql } from 'react-relay/hooks';
import { type CreateAssistant, type CreateAssistantInput } from '#generated/CreateAssistant';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { fileAssistant } from '../assistantLists.ts';

/** Creates an assistant, and puts it into the lists that are loaded. Rejects with the API's error, for the form to show. */
export function useCreateAssistant() {
  const [send] = useAsyncMutation<CreateAssistant>(graphql`
    mutation CreateAssistant($input: CreateAssistantInput!) {
      createAssistant(input: $input) {
        ...assistantRow_assistant @relay(mask: false)
      }
    }
  `);

  async function createAssistant(input: CreateAssistantInput) {
    const answer = await send(
      { input },
      {
        updater: (store, response) => {
          const id = response?.createAssistant.id;
          if (id) fileAssistant(store, { id, isArchived: false });
        },
      },
    );
    return answer.createAssistant;
  }
  return { createAssistant };
}
