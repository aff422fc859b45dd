import { graphql, useFragment } from 'react-relay/hooks';
import { type Why_role$key } from '#generated/Why_role';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { text } from '#ui/filters/urlFields.ts';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { Section } from '#ui/Section.tsx';
import { isPermission, PERMISSIONS } from './permissions.ts';
import { WhyAnswer } from './WhyAnswer.tsx';

const SCHEMA = { person: text(), permission: text() };
const OPTIONS = PERMISSIONS.map((flag) => ({ id: flag, label: permissionTexts[flag].title }));

/** Why somebody may do something or may not, asked anew with each of the `changes`. Who and what stand in the URL. */
export function Why({ roles, changes }: { roles: Why_role$key; changes: number }) {
  const known = useFragment(
    graphql`
      fragment Why_role on RolePermissions @relay(plural: true) {
        role
        people {
          id
          name
        }
      }
    `,
    roles,
  );
  const { filters, change } = useUrlFilters(SCHEMA);
  const people = known.flatMap(({ role, people: some }) => some.map((one) => ({ ...one, role })));
  const person = people.find(({ id }) => id === filters.person);
  const permission = isPermission(filters.permission) ? filters.permission : null;

  return (
    <Section title="Why may somebody do something?" description="Choose a person and a permission.">
      <div className="grid gap-3 md:grid-cols-2">
        <ComboBox
          label="Person"
          options={people.map(({ id, name, role }) => ({ id, label: name, detail: role }))}
          value={person?.id ?? null}
          onChange={(id) => change({ person: id ?? '' })}
        />
        <Select label="Permission" options={OPTIONS} value={permission} onChange={(id) => change({ permission: id })} />
      </div>
      <output className="mt-3 block min-h-6 text-dense text-pretty">
        {person && permission && (
          <QueryBoundary key={`${person.id} ${permission}`} what="answers" fallback={null}>
            {(attempt) => <WhyAnswer person={person} flag={permission} fetchKey={attempt + changes} />}
          </QueryBoundary>
        )}
      </output>
    </Section>
  );
}
