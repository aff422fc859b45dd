import type { ComponentChildren } from 'preact';
import { ChevronRightIcon } from '#ui/icons.tsx';

type CardProps = {
  title?: string;
  lang?: string;
  /** Its name where it shows no title. */ label?: string;
  children: ComponentChildren;
};

/** A block of the home page. */
export function Card({ title, lang, label, children }: CardProps) {
  return (
    <section
      aria-label={title || label}
      className="chat-card relative overflow-hidden rounded-card border border-line bg-raised shadow-raised"
    >
      {title && (
        <h2 lang={lang} dir="auto" className="px-4 pt-3 pb-1.5 font-semibold wrap-anywhere">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

/** Rows of a card, with lines between them. */
export function CardRows({ children }: { children: ComponentChildren }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

/** The look of a row that leads somewhere. */
export const cardRow =
  'flex min-h-11 w-full items-center gap-3 px-4 py-2.5 text-left font-medium -outline-offset-2 hover:bg-hover active:bg-press';

type CardRowTextProps = { icon: ComponentChildren; text: string; lang?: string };

export function CardRowText({ icon, text, lang }: CardRowTextProps) {
  return (
    <>
      <span className="text-brand">{icon}</span>
      <span lang={lang} dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {text}
      </span>
      <ChevronRightIcon className="size-4 text-ink-faint rtl:rotate-180" />
    </>
  );
}
