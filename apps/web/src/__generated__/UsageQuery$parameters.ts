/**
 * @generated SignedSource<<e43056f6d8aa606770382dc53d60ec89>>
 * @relayHash 9a42f16fadab2c6fc2f2c5f54761097a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16b53fcf4195fc42f6cff4fd3c54e16dc6c2497fcabe13268770a93598f516f0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { UsageQuery } from './UsageQuery.graphql';

const node: PreloadableConcreteRequest<UsageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16b53fcf4195fc42f6cff4fd3c54e16dc6c2497fcabe13268770a93598f516f0",
    "metadata": {},
    "name": "UsageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
