import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { type NotificationPause_preferences$key } from '#generated/NotificationPause_preferences';
import { type useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { paths } from '#router/paths.ts';
import { Menu } from '#ui/Menu.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { snoozedUntilText, snoozeTime } from '../actions/snoozeTimes.ts';
import { usualSnoozeTimes } from '../actions/usualSnoozeTimes.ts';

type NotificationPauseProps = {
  preferences: NotificationPause_preferences$key;
  update: ReturnType<typeof useUpdatePreferences>['update'];
  onClose: () => void;
};

/** Until when the viewer is not disturbed, or a choice of until when not to be. */
export function NotificationPause({ preferences, update, onClose }: NotificationPauseProps) {
  const { quietUntil, isPaused } = useFragment(
    graphql`
      fragment NotificationPause_preferences on UserPreferences {
        quietUntil
        isPaused
      }
    `,
    preferences,
  );
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const [wasPressed, setWasPressed] = useState(false);
  // What was pressed makes way for another button: the focus goes on to that.
  const focus = { autoFocus: wasPressed };
  const until = quietUntil && snoozedUntilText(new Date(quietUntil), now);

  function pause(date: string | null) {
    setWasPressed(true);
    update({ pauseNotificationsUntil: date });
  }

  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      {isPaused && (
        <>
          <output>{`Paused ${until}`}</output>
          <TextButton {...focus} onClick={() => pause(null)}>
            Resume
          </TextButton>
        </>
      )}
      {!isPaused && until && (
        <>
          <output>{`Quiet ${until}, by your hours`}</output>
          <TextButton
            {...focus}
            onClick={() => {
              onClose();
              void navigate(paths.myProfile);
            }}
          >
            Change
          </TextButton>
        </>
      )}
      {!isPaused && !until && (
        <span className="-ml-1">
          <Menu
            label="Pause notifications"
            placement="top start"
            groups={[{ id: 'until', entries: pauses(now, pause) }]}
            renderTrigger={(trigger) => (
              <TextButton {...trigger} {...focus}>
                Pause notifications
              </TextButton>
            )}
          />
        </span>
      )}
    </div>
  );
}

/** What a usual time to come back at is called as the end of a pause. */
const LABELS: Readonly<Record<string, string>> = {
  hour: 'For an hour',
  evening: 'Until this evening',
  tomorrow: 'Until tomorrow',
  monday: 'Until next Monday',
  week: 'For a week',
};

const pauses = (now: Date, pause: (until: string) => void) =>
  usualSnoozeTimes(now).flatMap(({ id, until }) => {
    const label = LABELS[id];
    if (!label || !until) return [];
    return [{ id, label, detail: snoozeTime(until, now), onAction: () => pause(until.toISOString()) }];
  });
