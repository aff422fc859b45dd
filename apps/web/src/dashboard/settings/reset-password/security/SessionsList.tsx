import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type SessionsList_security$key } from '#generated/SessionsList_security';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { messageOf } from '#ui/messageOf.ts';
import { SessionRow } from './SessionRow.tsx';
import { sessionName, type SessionDevice } from './sessionName.ts';
import { useRevokeSessions } from './useRevokeSessions.ts';

type SessionsListProps = {
  security: SessionsList_security$key;
  /** What is listed is no longer so: another device was first. */
  onStale: () => void;
};

type Asked = { session: SessionDevice & { id: string } } | 'others';

/** Where the person is signed in, and the way to end it there. */
export function SessionsList({ security, onStale }: SessionsListProps) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionsList_security on AccountSecurity {
        id
        sessions {
          id
          browser
          os
          device
          isCurrent
          ...SessionRow_session
        }
      }
    `,
    security,
  );
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { revoke, revokeOthers, isRevoking } = useRevokeSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  async function confirmed(what: Asked) {
    try {
      await (what === 'others' ? revokeOthers() : revoke(what.session.id));
      const title =
        what === 'others' ? 'All other devices are signed out' : `${sessionName(what.session)} is signed out`;
      notify({ kind: 'success', title });
    } catch (error) {
      notify({ kind: 'error', title: messageOf(error) });
      onStale();
    }
    setAsked(null);
    // The button that was pressed has gone with its row.
    list.current?.focus();
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Card isFlush className="w-full">
        <div ref={list} tabIndex={-1} className="rounded-card">
          <ul aria-label="Devices" className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onRevoke={() => setAsked({ session })} />
            ))}
          </ul>
        </div>
      </Card>
      {others.length > 0 && (
        <Button variant="dangerQuiet" className="max-md:h-10" onClick={() => setAsked('others')}>
          Sign out all other devices
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked && asked !== 'others' ? `Sign out ${sessionName(asked.session)}?` : 'Sign out all other devices?'}
        message="It takes effect at once, even where Parley is open. To continue there, sign in again."
        confirmLabel="Sign out"
        isDanger
        isBusy={isRevoking}
        onConfirm={() => asked && void confirmed(asked)}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
