import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type NotificationSwitches_preferences$key } from '#generated/NotificationSwitches_preferences';
import { type useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { chime } from './chime.ts';
import { askForDesktop, desktopPermission } from './desktopNotification.ts';

const HINTS = {
  denied: 'Your browser blocks them for this page. Allow them in the site’s settings.',
  unsupported: 'Your browser cannot show them.',
  granted: undefined,
  default: 'Your browser asks for permission once.',
};

type NotificationSwitchesProps = {
  preferences: NotificationSwitches_preferences$key;
  update: ReturnType<typeof useUpdatePreferences>['update'];
};

/** Sound and desktop for all notifications. The browser is asked only when somebody switches its own on. */
export function NotificationSwitches({ preferences, update }: NotificationSwitchesProps) {
  const { id, notificationSound, desktopNotifications } = useFragment(
    graphql`
      fragment NotificationSwitches_preferences on UserPreferences {
        id
        notificationSound
        desktopNotifications
      }
    `,
    preferences,
  );
  const [permission, setPermission] = useState(desktopPermission);

  async function switchDesktop(isOn: boolean) {
    const answer = isOn ? await askForDesktop() : permission;
    setPermission(answer);
    if (!isOn || answer === 'granted') update({ desktopNotifications: isOn }, { id });
  }

  return (
    <>
      <Switch
        label="Sound"
        value={notificationSound}
        onChange={(isOn) => {
          update({ notificationSound: isOn }, { id });
          if (isOn) chime();
        }}
        isSpread
      />
      <Switch
        label="Show on the desktop"
        hint={HINTS[permission]}
        value={desktopNotifications && permission === 'granted'}
        isDisabled={permission === 'denied' || permission === 'unsupported'}
        onChange={(isOn) => void switchDesktop(isOn)}
        isSpread
      />
    </>
  );
}
