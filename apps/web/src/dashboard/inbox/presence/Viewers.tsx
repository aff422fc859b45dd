import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { namesOf } from './namesOf.ts';
import { useColleagues } from './usePresence.ts';

const SHOWN = 3;

/** Who else has the conversation open; always in the document, so that a screen reader hears who comes. */
export function Viewers() {
  const colleagues = useColleagues();
  const [first, ...more] = colleagues.map(({ user }) => user.name);
  const isTyping = colleagues.some((colleague) => colleague.isTyping);
  return (
    <output className="flex flex-none items-center">
      {first !== undefined && (
        <span
          title={`${namesOf([first, ...more])} ${more.length > 0 ? 'are' : 'is'} viewing`}
          className="flex items-center gap-1.5 text-xs text-ink-faint"
        >
          <span className="sr-only">{namesOf([first, ...more])}</span>
          <span aria-hidden className="flex -space-x-1">
            {colleagues.slice(0, SHOWN).map(({ user }) => (
              <PersonAvatar key={user.id} person={user} size={20} look="line" />
            ))}
          </span>
          {more.length >= SHOWN && <span aria-hidden>+{colleagues.length - SHOWN}</span>}
          <span className="@max-xl/thread:sr-only">{isTyping ? 'writing' : 'viewing'}</span>
        </span>
      )}
    </output>
  );
}
