import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { type NotificationPreferences_preferences$key } from '#generated/NotificationPreferences_preferences';
import { useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { paths } from '#router/paths.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { NotificationPause } from './NotificationPause.tsx';
import { NotificationSwitches } from './NotificationSwitches.tsx';

type NotificationPreferencesProps = { preferences: NotificationPreferences_preferences$key; onClose: () => void };

/** In which ways the viewer is told, and the way to where each kind of news is set. */
export function NotificationPreferences({ onClose, ...props }: NotificationPreferencesProps) {
  const preferences = useFragment(
    graphql`
      fragment NotificationPreferences_preferences on UserPreferences {
        ...NotificationSwitches_preferences
        ...NotificationPause_preferences
      }
    `,
    props.preferences,
  );
  const { update } = useUpdatePreferences();
  const navigate = useNavigate();

  function choose() {
    onClose();
    void navigate(paths.myProfile);
  }

  return (
    <footer className="grid flex-none gap-1.5 border-t border-line px-4 py-3">
      <NotificationSwitches preferences={preferences} update={update} />
      <NotificationPause preferences={preferences} update={update} onClose={onClose} />
      <p className="-ml-1">
        <TextButton onClick={choose}>Choose for each kind of notification</TextButton>
      </p>
      <p className="text-xs text-pretty text-ink-muted">
        The bell counts your notifications. The tab’s title and icon count the conversations nobody has read yet.
      </p>
    </footer>
  );
}
