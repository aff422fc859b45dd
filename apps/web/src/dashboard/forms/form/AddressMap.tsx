import { useState } from 'react';
import { MapPin } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import type { AddressMapMutation } from '#generated/AddressMapMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';

type AddressMapProps = {
  submissionId: string;
  map: { readonly fieldId: string; readonly url?: string | null };
  /** In a line. */
  address: string;
};

/** Where an address is; a map that was not drawn when it was sent in can be asked for, which counts a map request. */
export function AddressMap({ submissionId, map: { fieldId, url }, address }: AddressMapProps) {
  const mayDraw = usePermission('MANAGE_GUIDED_FLOWS');
  const [draw, isDrawing] = useAsyncMutation<AddressMapMutation>(graphql`
    mutation AddressMapMutation($submissionId: ID!, $fieldId: String!) {
      drawAddressMap(submissionId: $submissionId, fieldId: $fieldId) {
        id
        addressMaps {
          fieldId
          url
        }
      }
    }
  `);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function show() {
    setRefusal(null);
    try {
      await draw({ submissionId, fieldId });
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }

  if (url) {
    return (
      <img
        src={url}
        alt={`Map around ${address}`}
        width={640}
        height={280}
        className="mt-2 h-auto w-full rounded-card border border-line"
      />
    );
  }
  if (!mayDraw) return null;
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <Button
        size="sm"
        isBusy={isDrawing}
        busyLabel="Drawing the map"
        icon={<MapPin aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={() => void show()}
      >
        Show map
      </Button>
      <p role="alert" className="text-dense text-critical empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
