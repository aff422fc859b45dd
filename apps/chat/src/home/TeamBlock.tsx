import type { TeamMember } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ClockIcon } from '#ui/icons.tsx';
import { Card } from './Card.tsx';

type TeamBlockProps = {
  title: string;
  lang: string;
  team: readonly TeamMember[];
  maxFaces: number;
  /** What the company says, and when the team usually answers or is back. */
  sentences: { own: string; usual: string | null };
};

/** Who answers, and when. */
export function TeamBlock({ title, lang, team, maxFaces, sentences: { own, usual } }: TeamBlockProps) {
  if (team.length === 0 && !own && !usual) return null;
  const more = team.length - maxFaces;
  return (
    <Card label={title || t('People who answer')}>
      <div className="flex min-h-12 items-center gap-3 px-4 py-2">
        <h2 lang={title ? lang : undefined} dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {title || t('People who answer')}
        </h2>
        <ul className="flex items-center gap-1">
          {team.slice(0, maxFaces).map(({ id, name, avatar, isOnline }) => (
            <li key={id} className="relative" title={name}>
              <Avatar name={name} image={avatar} isPerson className="size-7 rounded-full text-2xs" />
              <span className="sr-only">
                {name}
                {isOnline && ', online'}
              </span>
              {isOnline && (
                <span className="absolute -right-0.5 -bottom-0.5 size-2.5 rounded-full border-2 border-raised bg-positive" />
              )}
            </li>
          ))}
          {more > 0 && (
            <li className="pl-0.5 text-dense text-ink-muted tabular-nums">
              +{more}
              <span className="sr-only"> {t('more')}</span>
            </li>
          )}
        </ul>
      </div>
      {(own || usual) && (
        <div className="flex gap-3 border-t border-line px-4 py-2.5 text-ink-muted">
          <ClockIcon className="mt-0.5 size-4 text-brand" />
          <div className="min-w-0 wrap-anywhere">
            {own && (
              <p lang={lang} dir="auto">
                {own}
              </p>
            )}
            {usual && <p>{usual}</p>}
          </div>
        </div>
      )}
    </Card>
  );
}
