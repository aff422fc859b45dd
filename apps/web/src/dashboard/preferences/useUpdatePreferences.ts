import { graphql, useMutation } from 'react-relay';
import { type UpdatePreferences, type UpdatePreferencesInput } from '#generated/UpdatePreferences';
import { notify } from '#ui/toast.ts';

type Shown = Omit<UpdatePreferences['response']['updatePreferences'], 'id'>;

type Options = {
  /** What stands now: given, the change shows at once. */
  before?: Shown & { id: string };
  onFail?: () => void;
};

/** Changes how the viewer likes to work. */
export function useUpdatePreferences() {
  const [commit] = useMutation<UpdatePreferences>(graphql`
    mutation UpdatePreferences($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        id
        sendKey
        notificationSound
        desktopNotifications
        areShortcutsOn
        shortcutKeys {
          shortcut
          keys
        }
      }
    }
  `);

  function update(input: UpdatePreferencesInput, { before, onFail }: Options = {}) {
    const { sendKey, notificationSound, desktopNotifications, areShortcutsOn } = input;
    commit({
      variables: { input },
      ...(before && {
        optimisticResponse: {
          updatePreferences: {
            ...before,
            sendKey: sendKey ?? before.sendKey,
            notificationSound: notificationSound ?? before.notificationSound,
            desktopNotifications: desktopNotifications ?? before.desktopNotifications,
            areShortcutsOn: areShortcutsOn ?? before.areShortcutsOn,
          },
        },
      }),
      onError: ({ message }) => {
        onFail?.();
        notify({ kind: 'error', title: 'Your preferences could not be saved.', detail: message });
      },
    });
  }

  return { update };
}
