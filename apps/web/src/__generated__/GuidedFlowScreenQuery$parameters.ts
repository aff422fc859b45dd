/**
 * @generated SignedSource<<e9e64e325d2ec7402e9d74d1d2d462e9>>
 * @relayHash 6e84b1f1ffd73ba56edd7e113ebc2286
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e56ffd6d55d7fd84609a1eecdfdbce6dc22e92866be080ad68131db7dc2cf4fa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuidedFlowScreenQuery } from './GuidedFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<GuidedFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e56ffd6d55d7fd84609a1eecdfdbce6dc22e92866be080ad68131db7dc2cf4fa",
    "metadata": {},
    "name": "GuidedFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
