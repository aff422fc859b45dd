import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { type SendTestWebhook } from '#generated/SendTestWebhook';
import { type SetWebhookEndpointEnabled } from '#generated/SetWebhookEndpointEnabled';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { endpointName, type EndpointRow } from './endpointRow.ts';
import { webhooksChanged } from './webhooksChanged.ts';

/** Sends an endpoint a test, and turns it on or off. */
export function useEndpointActs() {
  const [testing, setTesting] = useState<string | null>(null);
  const [sendTest] = useAsyncMutation<SendTestWebhook>(graphql`
    mutation SendTestWebhook($id: ID!) {
      sendTestWebhook(id: $id) {
        id
        state
        responseStatus
        durationMs
        error
      }
    }
  `);
  const [sendEnabled] = useAsyncMutation<SetWebhookEndpointEnabled>(graphql`
    mutation SetWebhookEndpointEnabled($id: ID!, $isEnabled: Boolean!) {
      setWebhookEndpointEnabled(id: $id, isEnabled: $isEnabled) {
        ...endpointRow_endpoint @relay(mask: false)
      }
    }
  `);

  async function test(endpoint: EndpointRow) {
    setTesting(endpoint.id);
    try {
      const { sendTestWebhook } = await sendTest({ id: endpoint.id });
      const { state, responseStatus, durationMs, error } = sendTestWebhook;
      if (state === 'Delivered') {
        const detail = `“${endpointName(endpoint)}” answered ${responseStatus} in ${durationMs} ms.`;
        notify({ kind: 'success', title: 'The test got through', detail });
      } else {
        notify({ kind: 'error', title: 'The test did not get through', detail: error ?? undefined });
      }
      webhooksChanged();
    } catch (error) {
      notify({ kind: 'error', title: 'The test was not sent', detail: messageOf(error) });
    } finally {
      setTesting(null);
    }
  }

  async function setEnabled(endpoint: EndpointRow, isEnabled: boolean) {
    const name = endpointName(endpoint);
    try {
      await sendEnabled({ id: endpoint.id, isEnabled });
      notify({ kind: 'success', title: isEnabled ? `“${name}” is told again` : `“${name}” is told nothing any more` });
      webhooksChanged();
    } catch (error) {
      notify({ kind: 'error', title: `“${name}” is as it was`, detail: messageOf(error) });
    }
  }

  return { test, setEnabled, testing };
}
