import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { type RecordSourceProxy } from 'relay-runtime';
import { type UpdatePreferences, type UpdatePreferencesInput } from '#generated/UpdatePreferences';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type Options = {
  /** The preferences' own id: given, the change shows at once, and goes again when it could not be saved. */
  id?: string;
  onFail?: () => void;
};

/** Changes how the viewer likes to work, at once. `isSaved` from when the last change has been kept. */
export function useUpdatePreferences() {
  const [isSaved, setIsSaved] = useState(false);
  const [send] = useAsyncMutation<UpdatePreferences>(graphql`
    mutation UpdatePreferences($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) {
        id
        sendKey
        timeFormat
        notificationSound
        desktopNotifications
        notificationRules {
          kind
          inApp
          mail
          sound
          desktop
        }
        notificationHours {
          days
          from
          to
        }
        quietUntil
        isPaused
        areShortcutsOn
        shortcutKeys {
          shortcut
          keys
        }
      }
    }
  `);

  function update(input: UpdatePreferencesInput, { id, onFail }: Options = {}) {
    setIsSaved(false);
    send({ input }, { optimisticUpdater: (store) => id && writeAhead(store, id, input) })
      .then(() => setIsSaved(true))
      .catch((error) => {
        onFail?.();
        notify({ kind: 'error', title: 'Your preferences could not be saved.', detail: messageOf(error) });
      });
  }

  return { update, isSaved };
}

const PLAIN = ['sendKey', 'timeFormat', 'notificationSound', 'desktopNotifications', 'areShortcutsOn'] as const;
const WAYS = ['inApp', 'mail', 'sound', 'desktop'] as const;

/** What is sure to come of it. */
function writeAhead(store: RecordSourceProxy, id: string, input: UpdatePreferencesInput) {
  const preferences = store.get(id);
  for (const name of PLAIN) {
    const value = input[name];
    if (value !== null && value !== undefined) preferences?.setValue(value, name);
  }
  const rules = preferences?.getLinkedRecords('notificationRules') ?? [];
  for (const { kind, ...ways } of input.notificationRules ?? []) {
    const rule = rules.find((one) => one.getValue('kind') === kind);
    for (const way of WAYS) {
      const isOn = ways[way];
      if (typeof isOn === 'boolean') rule?.setValue(isOn, way);
    }
  }
}
