/**
 * @generated SignedSource<<1b000e8bde92b773d600db310fe94f2b>>
 * @relayHash 3ca7c9a169810e3f0a0547f9e2f38281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c73e5ae0dc196ea11875a505d8dc8171a68320cb11993ba4f4403987252391f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuidedFlowsScreenQuery } from './GuidedFlowsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GuidedFlowsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c73e5ae0dc196ea11875a505d8dc8171a68320cb11993ba4f4403987252391f",
    "metadata": {},
    "name": "GuidedFlowsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
