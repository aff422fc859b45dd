import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { type CreateInvitationLink } from '#generated/CreateInvitationLink';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Dialog } from '#ui/overlays.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { TextField } from '#ui/TextField.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';

type InvitationLinkDialogProps = { user: { id: string; email: string }; onClose: () => void };

/** A link to an invitation, to hand over oneself. */
export function InvitationLinkDialog({ user, onClose }: InvitationLinkDialogProps) {
  const { id, email } = user;
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [send] = useAsyncMutation<CreateInvitationLink>(graphql`
    mutation CreateInvitationLink($id: ID!) {
      createInvitationLink(id: $id) {
        url
        user {
          id
          invitation {
            invitedAt
            expiresAt
            isExpired
            inviterName
          }
        }
      }
    }
  `);
  useEffect(() => {
    send({ id })
      .then(({ createInvitationLink }) => setUrl(createInvitationLink.url))
      .catch((error) => setProblem(messageOf(error)));
  }, [send, id]);

  return (
    <Dialog
      isOpen
      title="A link to join"
      description={`Hand it to ${email} alone: whoever opens it can join in their place. It works once, for seven days.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          {url && <CopyButton text={url} label="Copy the link" />}
        </>
      }
    >
      {problem && <FormNotice tone="critical">{problem}</FormNotice>}
      {!problem && !url && <TextSkeleton />}
      {url && <TextField label="Link" readOnly value={url} onFocus={({ target }) => target.select()} />}
    </Dialog>
  );
}
