import { graphql, useFragment } from 'react-relay/hooks';
import { type NotificationMatrix_preferences$key } from '#generated/NotificationMatrix_preferences';
import { type useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { usePermission } from '#session/usePermission.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { isNewsKind, NEWS_KINDS } from './newsKinds.ts';

const WAYS = [
  { id: 'inApp', label: 'In-app' },
  { id: 'mail', label: 'Mail' },
  { id: 'sound', label: 'Sound' },
  { id: 'desktop', label: 'Desktop' },
] as const;

type Way = (typeof WAYS)[number]['id'];

type NotificationMatrixProps = {
  preferences: NotificationMatrix_preferences$key;
  update: ReturnType<typeof useUpdatePreferences>['update'];
};

/** Each kind of news by each way of being told. Sound and desktop tell of what is in the feed, and need it. */
export function NotificationMatrix({ preferences, update }: NotificationMatrixProps) {
  const { id, notificationRules } = useFragment(
    graphql`
      fragment NotificationMatrix_preferences on UserPreferences {
        id
        notificationRules {
          kind
          inApp
          mail
          sound
          desktop
        }
      }
    `,
    preferences,
  );
  const isManager = usePermission('MANAGE_CLIENT');
  const rules = notificationRules.flatMap(({ kind, ...ways }) =>
    isNewsKind(kind) && (isManager || !NEWS_KINDS[kind].isForManagers) ? [{ kind, ways, ...NEWS_KINDS[kind] }] : [],
  );

  return (
    <table className="w-full table-fixed border-collapse text-left text-dense">
      <caption className="sr-only">Notifications by kind and channel</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-muted">
          <th scope="col" className="w-2/5 pb-2 font-medium md:w-1/2">
            News
          </th>
          {WAYS.map(({ id: way, label }) => (
            <th key={way} scope="col" className="pb-2 text-center font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map(({ kind, ways, label, detail, hasMail = true }) => (
          <tr key={kind} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 font-normal">
              {label}
              <span className="block text-xs text-pretty text-ink-faint max-md:sr-only">{detail}</span>
            </th>
            {WAYS.map(({ id: way, label: wayLabel }) => (
              <td key={way} className="text-center">
                {way === 'mail' && !hasMail ? (
                  <span className="text-ink-faint">
                    <span aria-hidden>–</span>
                    <span className="sr-only">Never by mail</span>
                  </span>
                ) : (
                  <Checkbox
                    value={ways[way] && (ways.inApp || !NEEDS_FEED.includes(way))}
                    isDisabled={!ways.inApp && NEEDS_FEED.includes(way)}
                    onChange={(isOn) => update({ notificationRules: [{ kind, [way]: isOn }] }, { id })}
                  >
                    <span className="sr-only">{`${label}: ${wayLabel}`}</span>
                  </Checkbox>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NEEDS_FEED: readonly Way[] = ['sound', 'desktop'];
