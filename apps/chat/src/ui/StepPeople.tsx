import type { FlowFace, FlowStep } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { Avatar } from './Avatar.tsx';

type StepPeopleProps = Pick<FlowStep, 'people' | 'show'>;

/** People, with what the step tells of them: side by side where that is little. */
export function StepPeople({ people, show }: StepPeopleProps) {
  const tellsMore = people.some(({ title, bio, email, phone }) => title ?? bio ?? email ?? phone);
  return (
    <ul
      aria-label={t('People')}
      className={`flex max-w-full flex-wrap gap-x-4 rounded-card border border-line bg-raised px-3 py-2.5 ${tellsMore ? 'flex-col gap-y-3' : 'gap-y-2'}`}
    >
      {people.map((person) => (
        <li key={person.id} className={`flex min-w-0 gap-2 ${tellsMore ? '' : 'items-center'}`}>
          {show.includes('Avatar') && (
            <Avatar
              name={person.name}
              image={person.avatar}
              isPerson
              className="size-8 shrink-0 rounded-full text-xs"
            />
          )}
          <Person person={person} />
        </li>
      ))}
    </ul>
  );
}

function Person({ person: { name, title, bio, email, phone } }: { person: FlowFace }) {
  return (
    <div className="min-w-0">
      <bdi className="block truncate font-medium">{name}</bdi>
      {title && (
        <bdi className="block text-dense text-ink-muted wrap-anywhere">
          <span className="sr-only">, </span>
          {title}
        </bdi>
      )}
      {bio && (
        <p dir="auto" className="mt-0.5 text-dense whitespace-pre-line wrap-anywhere">
          {bio}
        </p>
      )}
      {(email ?? phone) && (
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-dense">
          {email && <Contact href={`mailto:${email}`}>{email}</Contact>}
          {phone && <Contact href={`tel:${phone}`}>{phone}</Contact>}
        </p>
      )}
    </div>
  );
}

const Contact = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_top" className="font-medium wrap-anywhere text-brand underline">
    {children}
  </a>
);
