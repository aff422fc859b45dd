import { graphql, useFragment } from 'react-relay/hooks';
import { type NotificationsSection_preferences$key } from '#generated/NotificationsSection_preferences';
import { NotificationSwitches } from '#dashboard/inbox/notifications/NotificationSwitches.tsx';
import { SavedMark } from '#dashboard/preferences/SavedMark.tsx';
import { useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { Section } from '#ui/Section.tsx';
import { NotificationHours } from './NotificationHours.tsx';
import { NotificationMatrix } from './NotificationMatrix.tsx';

/** Of what one is told, and how; each choice is kept at once. */
export function NotificationsSection(props: { preferences: NotificationsSection_preferences$key }) {
  const preferences = useFragment(
    graphql`
      fragment NotificationsSection_preferences on UserPreferences {
        ...NotificationSwitches_preferences
        ...NotificationHours_preferences
        ...NotificationMatrix_preferences
      }
    `,
    props.preferences,
  );
  const { update, isSaved } = useUpdatePreferences();
  return (
    <Section
      title="Notifications"
      description="Sound, desktop and hours for all of them, then which ones you get and how. Saved as you choose."
      action={<SavedMark isSaved={isSaved} />}
    >
      <div className="grid gap-4">
        <div className="grid gap-2">
          <NotificationSwitches preferences={preferences} update={update} />
          <NotificationHours preferences={preferences} update={update} />
        </div>
        <NotificationMatrix preferences={preferences} update={update} />
      </div>
    </Section>
  );
}
