import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type NotificationHours_preferences$key } from '#generated/NotificationHours_preferences';
import { type useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { TextField } from '#ui/TextField.tsx';

type Hours = { days: readonly number[]; from: string; to: string };

const USUAL: Hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
  id: String(index + 1),
  label,
}));

type NotificationHoursProps = {
  preferences: NotificationHours_preferences$key;
  update: ReturnType<typeof useUpdatePreferences>['update'];
};

/** In which hours of the week one is told of news. What is wrong is said, and kept once it is right. */
export function NotificationHours({ preferences, update }: NotificationHoursProps) {
  const { notificationHours: stored } = useFragment(
    graphql`
      fragment NotificationHours_preferences on UserPreferences {
        notificationHours {
          days
          from
          to
        }
      }
    `,
    preferences,
  );
  const [hours, setHours] = useState<Hours | null>(stored ?? null);
  const problem = hours && problemWith(hours);

  function keep(changed: Hours | null) {
    setHours(changed);
    if (changed && problemWith(changed)) return;
    update({ notificationHours: changed }, { onFail: () => setHours(stored ?? null) });
  }

  return (
    <div className="grid gap-3">
      <Switch
        label="Only at certain hours"
        hint="Outside of them news only fills your feed: nothing is heard or shown, and mails wait and come as one."
        value={hours !== null}
        onChange={(isOn) => keep(isOn ? USUAL : null)}
        isSpread
      />
      {hours && (
        <fieldset className="grid gap-3 rounded-card border border-line p-3">
          <legend className="sr-only">Hours in which you are told of news</legend>
          <CheckboxGroup
            label="Days"
            orientation="horizontal"
            options={DAYS}
            value={hours.days.map(String)}
            onChange={(days) => keep({ ...hours, days: days.map(Number) })}
          />
          <div className="flex flex-wrap gap-3">
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                label={end === 'from' ? 'From' : 'To'}
                className="w-36"
                value={hours[end]}
                // A time is typed in parts.
                onChange={(time) => setHours({ ...hours, [end]: time })}
                onBlur={() => hours[end] !== stored?.[end] && keep(hours)}
              />
            ))}
          </div>
          {problem ? (
            <FieldError id="notification-hours-problem">{problem}</FieldError>
          ) : (
            <p className="text-xs text-ink-faint">
              By the clocks of your time zone
              {hours.to < hours.from && '; they end on the next day'}.
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}

function problemWith({ days, from, to }: Hours): string | null {
  if (days.length === 0) return 'Choose at least one day.';
  if (!from || !to) return 'Say from when to when.';
  return from === to ? 'They end when they begin. Choose another time.' : null;
}
