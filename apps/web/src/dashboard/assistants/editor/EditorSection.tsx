import { useId, type ReactNode } from 'react';

type EditorSectionProps = { title: string; description: string; children: ReactNode };

/** Some settings that belong together: what they are at the left, where there is room, and the fields at the right. */
export function EditorSection({ title, description, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-5 gap-y-3 border-line py-5 not-first-of-type:border-t first-of-type:pt-0 @md:grid-cols-[132px_minmax(0,1fr)] @2xl:grid-cols-[176px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 text-xs text-pretty text-ink-muted">{description}</p>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
    </section>
  );
}

/** Two fields beside each other, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">{children}</div>;
}
