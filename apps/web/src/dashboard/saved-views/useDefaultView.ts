import { graphql } from 'react-relay/hooks';
import { type SetDefaultView, type ViewScreen } from '#generated/SetDefaultView';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

/** With which view one begins on a screen. */
export function useDefaultView(screen: ViewScreen) {
  const [send] = useAsyncMutation<SetDefaultView>(graphql`
    mutation SetDefaultView($screen: ViewScreen!, $id: ID) {
      setDefaultView(screen: $screen, id: $id) {
        id
        isDefault
      }
    }
  `);
  const sendDefault = (id: string | null) => send({ screen, id });

  async function setDefault({ id, name }: { id: string; name: string }, isDefault: boolean) {
    try {
      await sendDefault(isDefault ? id : null);
      notify({ kind: 'success', title: isDefault ? `${screen} opens with “${name}”` : `${screen} opens as usual` });
    } catch (error) {
      notify({ kind: 'error', title: 'This was not changed.', detail: messageOf(error) });
    }
  }

  return { sendDefault, setDefault };
}
