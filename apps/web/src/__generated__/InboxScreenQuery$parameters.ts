/**
 * @generated SignedSource<<a2a3e7d088148c3057abfc62f1c914fb>>
 * @relayHash c72b4ed1c99ba6df80338dda7be854d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e345e53ed89657a720fe2497b61cd02c7a82cfddf390d8f2ffe6bd4ac11483da

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e345e53ed89657a720fe2497b61cd02c7a82cfddf390d8f2ffe6bd4ac11483da",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
