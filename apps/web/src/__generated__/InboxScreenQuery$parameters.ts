/**
 * @generated SignedSource<<2d6e9c93979a949dd2a99556be8c97b7>>
 * @relayHash 3fe7544fad2e381ffa97042069d9bc01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be2f5de6b698646803055ef1c020bffdf6a63a2ff3521f830a264aacbddd92f8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be2f5de6b698646803055ef1c020bffdf6a63a2ff3521f830a264aacbddd92f8",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
