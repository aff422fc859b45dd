import { graphql, useFragment } from 'react-relay/hooks';
import { Laptop, Smartphone } from 'lucide-react';
import { type SessionRow_session$key } from '#generated/SessionRow_session';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Time } from '#ui/Time.tsx';
import { isHandheld, sessionName } from './sessionName.ts';

type SessionRowProps = { session: SessionRow_session$key; onRevoke: () => void };

/** One device: which, since when, and when it was used last. This one is left by the person's menu. */
export function SessionRow({ session: key, onRevoke }: SessionRowProps) {
  const session = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        browser
        os
        device
        createdAt
        lastUsedAt
        isCurrent
      }
    `,
    key,
  );
  const { createdAt, lastUsedAt, isCurrent } = session;
  const name = sessionName(session);
  const Icon = isHandheld(session) ? Smartphone : Laptop;

  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <Icon aria-hidden className="size-4.5 flex-none text-ink-faint" strokeWidth={1.6} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-dense font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isCurrent && <Badge tone="live">This device</Badge>}
        </p>
        <p className="text-xs text-ink-muted">
          Signed in <Time instant={createdAt} format="en" isFocusable />
          {!isCurrent && (
            <>
              {' · '}last used <Time instant={lastUsedAt} format="en" isFocusable />
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" className="max-md:h-10" aria-label={`Sign out ${name}`} onClick={onRevoke}>
          Sign out
        </Button>
      )}
    </li>
  );
}
