import { Inbox } from 'lucide-react';
import { paths } from '#router/paths.ts';
import { ScreenLink } from './ScreenLink.tsx';

/** The way to the inbox from screens that have nothing to do on them. */
export function InboxLink() {
  return (
    <ScreenLink to={paths.inbox} icon={Inbox}>
      Open inbox
    </ScreenLink>
  );
}
