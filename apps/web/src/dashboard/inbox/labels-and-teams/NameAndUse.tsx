import { counted } from '#ui/format.ts';

type NameAndUseProps = { name: string; description: string | null | undefined; conversationsCount: number };

/** What a label or a team is called, and how many conversations it has. */
export function NameAndUse({ name, description, conversationsCount }: NameAndUseProps) {
  return (
    <>
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{name}</span>
        {description && <span className="truncate text-xs text-ink-muted">{description}</span>}
      </span>
      <span className="flex-none text-xs text-ink-muted tabular-nums">
        {counted(conversationsCount, 'conversation')}
      </span>
    </>
  );
}
