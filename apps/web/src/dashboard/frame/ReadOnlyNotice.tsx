import { type ReactNode } from 'react';
import { FormNotice } from '#ui/form/FormNotice.tsx';

/** Why what stands above can be read and not changed. At the lower edge: nothing moves when the permission comes or goes. */
export function ReadOnlyNotice({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-4 z-10 mt-6 rounded-control bg-surface shadow-raised">
      <FormNotice tone="neutral">{children}</FormNotice>
    </div>
  );
}
