import { AtSign, CircleCheck, ClipboardList, FileCheck, Rocket, UserCheck, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { RecentActivity_home$key } from '#generated/RecentActivity_home';
import { Avatar } from '#ui/Avatar.tsx';
import { Time } from '#ui/Time.tsx';
import { describeActivity } from './describeActivity.ts';
import { HomeSection } from './HomeSection.tsx';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Mentioned: AtSign,
  Assigned: UserCheck,
  AssistantPublished: Rocket,
  ArticlePublished: Rocket,
  FlowPublished: Rocket,
  FormPublished: Rocket,
  FormSubmitted: ClipboardList,
  ContentTrained: FileCheck,
  Resolved: CircleCheck,
};

/** What happened lately, newest first. */
export function RecentActivity(props: { home: RecentActivity_home$key }) {
  const { activity } = useFragment(
    graphql`
      fragment RecentActivity_home on Home {
        activity(first: 8) {
          id
          kind
          actorName
          subjectId
          subject
          number
          assistantType
          at
        }
      }
    `,
    props.home,
  );
  return (
    <HomeSection title="Recent activity">
      {activity.length === 0 ? (
        <p className="text-dense text-ink-muted">
          What colleagues publish and resolve, and where they name you, appears here.
        </p>
      ) : (
        <ul className="grid gap-3.5 text-dense">
          {activity.map((one) => {
            const { before, subject, after, to } = describeActivity(one);
            const Icon = ICONS[one.kind] ?? CircleCheck;
            return (
              <li key={one.id} className="flex gap-2.5">
                <Avatar
                  name={one.actorName ?? ''}
                  size={20}
                  look="line"
                  icon={one.actorName ? undefined : <Icon className="size-3.5" strokeWidth={1.75} />}
                />
                <div className="min-w-0">
                  <p className="text-pretty wrap-anywhere text-ink-muted">
                    {one.actorName && <span className="font-medium text-ink">{one.actorName} </span>}
                    {before}{' '}
                    <Link to={to} className="font-medium text-ink hover:underline">
                      {subject}
                    </Link>
                    {after}
                  </p>
                  <Time instant={one.at} className="text-xs text-ink-faint" />
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </HomeSection>
  );
}
