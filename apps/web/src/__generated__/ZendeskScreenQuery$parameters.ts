/**
 * @generated SignedSource<<5e9df848392ceeceb105701d0fd2b36a>>
 * @relayHash 2e7008e3678b6f62e70432f70fed8048
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9697c651faa4a8e4ea9928694aeb62a9f48489eeb211a63ae4d33f36330544c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ZendeskScreenQuery } from './ZendeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ZendeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9697c651faa4a8e4ea9928694aeb62a9f48489eeb211a63ae4d33f36330544c",
    "metadata": {},
    "name": "ZendeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
