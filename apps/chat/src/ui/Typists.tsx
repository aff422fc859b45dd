import { spokenLanguage, t } from '#language/t.ts';

/** Who is typing. The line keeps its height, so that nothing jumps. */
export function Typists({ typists }: { typists: readonly string[] }) {
  return (
    <p className="flex h-6 items-center gap-2 gutter text-xs text-ink-muted">
      {typists.length > 0 && (
        <>
          <span aria-hidden="true" className="flex gap-1">
            <Dot delay="" />
            <Dot delay="[animation-delay:160ms]" />
            <Dot delay="[animation-delay:320ms]" />
          </span>
          <bdi className="truncate">{sentenceOf(typists)}</bdi>
        </>
      )}
    </p>
  );
}

function sentenceOf(typists: readonly string[]): string {
  const names = new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(typists);
  return typists.length === 1 ? t('{names} is typing', { names }) : t('{names} are typing', { names });
}

function Dot({ delay }: { delay: string }) {
  return <span className={`size-1.5 animate-dot rounded-full bg-ink-muted ${delay}`} />;
}
