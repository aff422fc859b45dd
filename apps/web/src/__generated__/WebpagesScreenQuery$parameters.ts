/**
 * @generated SignedSource<<69448f8e547b9e2e635a9303328eaeae>>
 * @relayHash 579fb34f5049186cdaa3af8107b1ca80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7f1ee1b9b84db9a26ea4437f7d9a541ddf72168e62b60f2b2497e6def60caa4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebpagesScreenQuery } from './WebpagesScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebpagesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7f1ee1b9b84db9a26ea4437f7d9a541ddf72168e62b60f2b2497e6def60caa4",
    "metadata": {},
    "name": "WebpagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
