import { useId, type ReactNode } from 'react';

type CardProps = {
  title?: string;
  /** Beside the title, quieter. */
  aside?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  /** What reaches the edges by itself, such as a table. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
};

/** A block with a hairline around it; with a title it is a region of the page. */
export function Card({ title, aside, action, isFlush = false, className = '', children }: CardProps) {
  const id = useId();
  const Box = title ? 'section' : 'div';
  return (
    <Box
      aria-labelledby={title ? id : undefined}
      className={`min-w-0 overflow-clip rounded-card border border-line bg-surface print:break-inside-avoid ${className}`}
    >
      {title && (
        <div className="flex min-h-10 items-center gap-2 pt-3 pr-2 pl-4">
          <h2 id={id} className="truncate text-sm font-semibold">
            {title}
          </h2>
          {aside && <span className="truncate text-xs text-ink-muted">{aside}</span>}
          {action && <div className="ml-auto flex flex-none gap-1">{action}</div>}
        </div>
      )}
      {isFlush ? children : <div className="p-4">{children}</div>}
    </Box>
  );
}
