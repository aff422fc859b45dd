/**
 * @generated SignedSource<<158e3b1a1156e4790ae510a2cd281084>>
 * @relayHash 10e18591d6a688e77f5aef10f19234d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 231c0087f398b29744857511779f83b74a92faac7954d8b26b7fba222c5afec7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentsScreenQuery } from './DocumentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "231c0087f398b29744857511779f83b74a92faac7954d8b26b7fba222c5afec7",
    "metadata": {},
    "name": "DocumentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
