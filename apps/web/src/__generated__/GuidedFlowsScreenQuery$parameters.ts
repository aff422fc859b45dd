/**
 * @generated SignedSource<<a81a8a50a971acaa2c3bc5300accaa6c>>
 * @relayHash 8ecaa8e737857316bacf09dc143dd94a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 496855d9424bb24a8f26f964f4c90dba29777a20be3ebaf6216fe43dd65c3f29

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuidedFlowsScreenQuery } from './GuidedFlowsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GuidedFlowsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "496855d9424bb24a8f26f964f4c90dba29777a20be3ebaf6216fe43dd65c3f29",
    "metadata": {},
    "name": "GuidedFlowsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
