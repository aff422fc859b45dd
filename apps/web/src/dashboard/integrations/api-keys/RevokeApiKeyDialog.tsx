import { graphql } from 'react-relay/hooks';
import { type RevokeApiKey } from '#generated/RevokeApiKey';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { relativeTime } from '#ui/relativeTime.ts';
import { notify } from '#ui/toast.ts';
import { useNow } from '#ui/useNow.ts';
import { type ApiKeyRow } from './apiKeyRow.ts';

type RevokeApiKeyDialogProps = {
  isOpen: boolean;
  apiKey: Pick<ApiKeyRow, 'id' | 'name' | 'lastUsedAt'>;
  onClose: () => void;
};

/** Asks before a key ends, with when it was last of use. Default export: it is loaded lazily. */
export default function RevokeApiKeyDialog({ isOpen, apiKey, onClose }: RevokeApiKeyDialogProps) {
  const { id, name, lastUsedAt } = apiKey;
  const now = useNow();
  const [revoke, isBusy] = useAsyncMutation<RevokeApiKey>(graphql`
    mutation RevokeApiKey($id: ID!) {
      revokeApiKey(id: $id) {
        ...apiKeyRow_apiKey @relay(mask: false)
      }
    }
  `);

  async function go() {
    try {
      await revoke({ id });
      notify({ kind: 'success', title: `“${name}” is revoked` });
    } catch (error) {
      notify({ kind: 'error', title: `“${name}” was not revoked`, detail: messageOf(error) });
    }
    onClose();
  }

  const used = lastUsedAt ? `It was last used ${relativeTime(lastUsedAt, now, 'en')}.` : 'It was never used.';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Revoke “${name}”?`}
      message={`${used} Programs that use it are refused from now on. This cannot be undone; to change the secret alone, rotate it.`}
      confirmLabel="Revoke"
      isDanger
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
