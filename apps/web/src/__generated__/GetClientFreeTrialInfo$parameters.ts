/**
 * @generated SignedSource<<674d001b5f19b6a0d182bef71dc998da>>
 * @relayHash 98960795fbda9460c4502c87dc36a2ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9c43a664be96824f338c40cf8f6ff78fb630983e14323196654022c0636018

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetClientFreeTrialInfo } from './GetClientFreeTrialInfo.graphql';

const node: PreloadableConcreteRequest<GetClientFreeTrialInfo> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb9c43a664be96824f338c40cf8f6ff78fb630983e14323196654022c0636018",
    "metadata": {},
    "name": "GetClientFreeTrialInfo",
    "operationKind": "query",
    "text": null
  }
};

export default node;
