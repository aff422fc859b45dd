import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '#language/t.ts';

type DropAreaProps = { label: string; onDrop: (files: readonly File[]) => void; children: ComponentChildren };

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** The whole chat takes files that are dragged over it. By keyboard there is the button. */
export function DropArea({ label, onDrop, children }: DropAreaProps) {
  // Each element that is entered and left counts; none is left over once the files are out of the page.
  const [depth, setDepth] = useState(0);
  return (
    <main
      // In a widget's frame there is the site's own beside it.
      aria-label={label}
      className="relative flex h-full flex-col"
      onDragEnter={(event) => holdsFiles(event) && setDepth((before) => before + 1)}
      onDragLeave={(event) => holdsFiles(event) && setDepth((before) => Math.max(0, before - 1))}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        setDepth(0);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        onDrop([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      {children}
      {depth > 0 && (
        <div className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-card border-2 border-dashed border-brand bg-brand-soft font-medium text-ink">
          {t('Drop the files to attach them')}
        </div>
      )}
    </main>
  );
}
