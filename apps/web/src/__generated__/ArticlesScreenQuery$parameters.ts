/**
 * @generated SignedSource<<12a20c74aaa6ab47526b21cf32cd3720>>
 * @relayHash ae8f5d798c08374695247e6f1493f160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d869035b1d01c88e0a686c737a7a140760f4e20d825b539989c7f0e91fce6f7a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticlesScreenQuery } from './ArticlesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticlesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d869035b1d01c88e0a686c737a7a140760f4e20d825b539989c7f0e91fce6f7a",
    "metadata": {},
    "name": "ArticlesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
