/**
 * @generated SignedSource<<1dde1ed08cb3731734952824e590352d>>
 * @relayHash 9427e791ff6727851ac51c8d9c78903a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47a91813bbbb05bed6544bc8792188db41985712d3408f5de7ff67cfe28c3296

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticleScreenQuery } from './ArticleScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47a91813bbbb05bed6544bc8792188db41985712d3408f5de7ff67cfe28c3296",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
