import type { ComponentChildren } from 'preact';

/** The whole window where it is narrow; a sheet in the middle where it is wide. */
export function Frame({ children }: { children: ComponentChildren }) {
  return (
    <div className="h-full wide:p-6">
      <div className="mx-auto h-full w-full overflow-hidden bg-surface wide:max-w-[760px] wide:rounded-dialog wide:border wide:border-line wide:shadow-raised">
        {children}
      </div>
    </div>
  );
}
