import type { ComponentChildren } from 'preact';

type FrameProps = {
  /** Whether the page stands in the widget's window on somebody's site. */
  isFramed: boolean;
  children: ComponentChildren;
};

/** The whole window where it is narrow or the widget's; a sheet in the middle where it is wide. */
export function Frame({ isFramed, children }: FrameProps) {
  if (isFramed) return <div className="h-full bg-ground">{children}</div>;
  return (
    <div className="h-full wide:p-6">
      <div className="mx-auto h-full w-full overflow-hidden bg-ground wide:max-w-[760px] wide:rounded-dialog wide:border wide:border-line wide:shadow-raised">
        {children}
      </div>
    </div>
  );
}
