/**
 * @generated SignedSource<<e67eda4f2d8d9345505ea36eba0a43db>>
 * @relayHash 69e385bdf5110f5a0792e9f7726151ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 893c8d329a2cd629d9d8e8455004fbc8e4043bd4a5c5c628140cd2b3ad16534a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuidedFlowScreenQuery } from './GuidedFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<GuidedFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "893c8d329a2cd629d9d8e8455004fbc8e4043bd4a5c5c628140cd2b3ad16534a",
    "metadata": {},
    "name": "GuidedFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
