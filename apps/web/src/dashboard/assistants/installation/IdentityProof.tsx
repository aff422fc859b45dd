import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { IdentityProof_assistant$key } from '#generated/IdentityProof_assistant';
import type { IdentityProofModeMutation } from '#generated/IdentityProofModeMutation';
import type { IdentityProofSecretMutation } from '#generated/IdentityProofSecretMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog, Dialog } from '#ui/overlays.ts';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';

const MODES = [
  { id: 'Off', label: 'Off', detail: 'Names and addresses are taken as your site says them, and shown as unproven.' },
  { id: 'Optional', label: 'Optional', detail: 'What is signed shows as proven, everything else as unproven.' },
  { id: 'Required', label: 'Required', detail: 'Who is not signed stays an unknown visitor.' },
] as const;

const EXAMPLE = `// On your server, for whoever is signed in:
const hash = crypto.createHmac('sha256', secret).update(user.id).digest('hex');

// On the page:
parley('identify', { id: user.id, name: user.name, email: user.email, hash });`;

/** Whether a site proves who its signed-in people are. It is not part of the draft: a change holds at once. */
export function IdentityProof({ assistant: key }: { assistant: IdentityProof_assistant$key }) {
  const { id, title, installation } = useFragment(
    graphql`
      fragment IdentityProof_assistant on Assistant {
        id
        title
        installation {
          identityMode
          hasIdentitySecret
        }
      }
    `,
    key,
  );
  const { isReadOnly } = useAssistantEditor();
  const { identityMode, hasIdentitySecret } = installation;
  const [secret, setSecret] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [setMode] = useAsyncMutation<IdentityProofModeMutation>(graphql`
    mutation IdentityProofModeMutation($id: ID!, $mode: IdentityMode!) {
      setIdentityMode(id: $id, mode: $mode) {
        id
        installation {
          identityMode
        }
      }
    }
  `);
  const [renew, isRenewing] = useAsyncMutation<IdentityProofSecretMutation>(graphql`
    mutation IdentityProofSecretMutation($id: ID!) {
      renewIdentitySecret(id: $id)
    }
  `);

  async function choose(mode: (typeof MODES)[number]['id']) {
    setProblem(null);
    try {
      await setMode({ id, mode });
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  async function makeSecret() {
    setProblem(null);
    try {
      const { renewIdentitySecret } = await renew(
        { id },
        {
          updater: (store) => store.get(id)?.getLinkedRecord('installation')?.setValue(true, 'hasIdentitySecret'),
        },
      );
      setSecret(renewIdentitySecret);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <EditorSection
      title="Identity"
      description="Nobody can pass for one of your customers: your server signs who they are."
    >
      <RadioGroup
        label="Proof of identity"
        isLabelHidden
        options={MODES.map((mode) => ({ ...mode, isDisabled: mode.id !== 'Off' && !hasIdentitySecret }))}
        value={identityMode}
        onChange={(mode) => void choose(mode)}
        isDisabled={isReadOnly}
      />
      {problem && <FormNotice tone="critical">{problem}</FormNotice>}
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button isBusy={isRenewing} onClick={() => (hasIdentitySecret ? setIsAsking(true) : void makeSecret())}>
            {hasIdentitySecret ? 'Make another secret' : 'Make a secret'}
          </Button>
          <span className="text-xs text-ink-muted">{hasIdentitySecret ? 'There is one.' : 'Needed for proof.'}</span>
        </div>
      )}
      <pre
        // It scrolls where it is narrow, also by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="How your site signs"
        className="overflow-x-auto rounded-control bg-well px-3 py-2.5 text-xs leading-5 inset-ring inset-ring-line outline-focus focus-visible:outline-2"
      >
        <code>{EXAMPLE}</code>
      </pre>
      <ConfirmDialog
        isOpen={isAsking}
        title="Make another secret?"
        message={`What your site signs with the secret that ${title} has now is good no longer.`}
        confirmLabel="Make another"
        isDanger
        isBusy={isRenewing}
        onConfirm={() => void makeSecret()}
        onClose={() => setIsAsking(false)}
      />
      <Dialog
        isOpen={secret !== null}
        title="Identity secret"
        description="Keep it on your server. It is not shown again."
        isLasting
        onClose={() => setSecret(null)}
        footer={
          <Button variant="primary" onClick={() => setSecret(null)}>
            Done
          </Button>
        }
      >
        <div className="flex items-start gap-3">
          <code className="min-w-0 flex-1 rounded-control bg-well px-3 py-2 text-xs leading-5 wrap-anywhere inset-ring inset-ring-line">
            {secret}
          </code>
          <CopyButton text={secret ?? ''} label="Copy the secret" />
        </div>
      </Dialog>
    </EditorSection>
  );
}
