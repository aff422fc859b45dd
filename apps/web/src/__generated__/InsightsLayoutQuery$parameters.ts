/**
 * @generated SignedSource<<d12017264221d6e7f88dcaae6b3e3195>>
 * @relayHash b548a23dfee5d4718c2c26410e4896a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 338e289221ffe443992d5185ff01e816bd1c750c7e3a3c58c7b45c4766d61bb4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InsightsLayoutQuery } from './InsightsLayoutQuery.graphql';

const node: PreloadableConcreteRequest<InsightsLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "338e289221ffe443992d5185ff01e816bd1c750c7e3a3c58c7b45c4766d61bb4",
    "metadata": {},
    "name": "InsightsLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
