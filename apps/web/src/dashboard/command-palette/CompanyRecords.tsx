import { Tag, User, UsersRound } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type CompanyRecordsQuery } from '#generated/CompanyRecordsQuery';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { type Command } from './command.ts';
import { useCommands } from './useCommands.ts';

type Named = { readonly id: string; readonly name: string };

/** Offers colleagues, teams and labels by name: a colleague leads to the list of users, the others to their conversations. */
export function CompanyRecords() {
  const maySeeUsers = usePermission('VIEW_USERS');
  const { colleagues, teams, labels } = useLazyLoadQuery<CompanyRecordsQuery>(
    graphql`
      query CompanyRecordsQuery {
        colleagues {
          id
          name
        }
        teams {
          id
          name
        }
        labels {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );

  useCommands([
    ...colleagues.map((person) =>
      record(person, {
        detail: 'Person',
        icon: User,
        to: maySeeUsers ? `${paths.users}?${search({ q: person.name })}` : inboxOf({ assignee: person.id }),
      }),
    ),
    ...teams.map((team) => record(team, { detail: 'Team', icon: UsersRound, to: inboxOf({ team: team.id }) })),
    ...labels.map((label) => record(label, { detail: 'Label', icon: Tag, to: inboxOf({ label: label.id }) })),
  ]);
  return null;
}

const search = (params: Record<string, string>) => new URLSearchParams(params).toString();
const inboxOf = (filter: Record<string, string>) => `${paths.inbox}?${search(filter)}`;

function record({ id, name }: Named, look: Required<Pick<Command, 'detail' | 'icon'>> & { to: string }): Command {
  return { id: `record.${id}`, label: name, group: 'Go to', isRecord: true, ...look };
}
