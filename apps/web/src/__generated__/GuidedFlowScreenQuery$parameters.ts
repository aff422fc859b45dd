/**
 * @generated SignedSource<<661855b827c830d200e3910d4d1a2a1e>>
 * @relayHash 7ecc38c98ba41c618afb529f968a7951
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 190ceaf11256ba070f2a531a89b7ecfe352955649cda6d10465a52becf968fec

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuidedFlowScreenQuery } from './GuidedFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<GuidedFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "190ceaf11256ba070f2a531a89b7ecfe352955649cda6d10465a52becf968fec",
    "metadata": {},
    "name": "GuidedFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
