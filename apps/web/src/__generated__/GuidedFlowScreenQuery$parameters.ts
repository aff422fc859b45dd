/**
 * @generated SignedSource<<830dfe04f0691ca0b50e7b47a5363866>>
 * @relayHash 5778f40b9801d68d0844c6a9f33ed1bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce3e422c1876f5ccf0c369883276fb0294380268260d638935bd3cbd323cbb7f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuidedFlowScreenQuery } from './GuidedFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<GuidedFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce3e422c1876f5ccf0c369883276fb0294380268260d638935bd3cbd323cbb7f",
    "metadata": {},
    "name": "GuidedFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
