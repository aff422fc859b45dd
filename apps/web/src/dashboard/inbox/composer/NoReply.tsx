import { Lock } from 'lucide-react';

/** Why somebody may not reply. As high as the composer, so that the thread stays when the permission comes or goes. */
export function NoReply() {
  return (
    <p className="mx-auto mb-3 flex w-[calc(100%-24px)] min-h-[122px] max-w-[784px] flex-none items-center gap-2 rounded-card bg-well px-3 py-2.5 text-dense text-ink-muted inset-ring inset-ring-line max-md:mb-2 max-md:min-h-[118px] max-md:w-[calc(100%-16px)]">
      <Lock aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
      You can read this conversation. To reply you need the permission to manage conversations: an Admin can give it to
      you.
    </p>
  );
}
