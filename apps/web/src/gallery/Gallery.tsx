import { type ComponentType } from 'react';
import { Button } from '#ui/Button.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { chooseTheme, THEMES, useTheme } from '#ui/theme.ts';

type Section = { title: string; default: ComponentType };

const sections = Object.values(import.meta.glob<Section>('./sections/*.tsx', { eager: true })).toSorted((a, b) =>
  a.title.localeCompare(b.title),
);

/** Every component in every state, for whoever builds screens: `npm run dev`, then /gallery.html. Never part of a build. */
export function Gallery() {
  const theme = useTheme();
  return (
    <main className="mx-auto max-w-5xl px-6 py-8 max-md:px-4">
      <header className="flex flex-wrap items-center gap-2 border-b border-line pb-4">
        <h1 className="flex-1 text-xl font-semibold">Parley components</h1>
        {THEMES.map((one) => (
          <Button key={one} size="sm" aria-pressed={one === theme} onClick={() => chooseTheme(one)}>
            {one}
          </Button>
        ))}
      </header>
      {sections.map(({ title, default: Content }) => (
        <section
          key={title}
          aria-label={title}
          className="grid gap-x-8 gap-y-4 border-b border-line py-8 md:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h2 className="text-dense font-semibold">{title}</h2>
          <div className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-5">
            <Content />
          </div>
        </section>
      ))}
      <Toasts />
    </main>
  );
}
