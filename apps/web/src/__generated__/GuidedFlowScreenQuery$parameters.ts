/**
 * @generated SignedSource<<4cc55255c7d1a997690bcc22e20affdf>>
 * @relayHash c1f7d26ae51c26f49d912f91c4db2f49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2341f154ee1758a66f9f3cfc97b60d6bfaf6a2776b06e3e82f47862b91405c27

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuidedFlowScreenQuery } from './GuidedFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<GuidedFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2341f154ee1758a66f9f3cfc97b60d6bfaf6a2776b06e3e82f47862b91405c27",
    "metadata": {},
    "name": "GuidedFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
