/**
 * @generated SignedSource<<2346432bcd632f3691538ee5caac7dad>>
 * @relayHash 624ffc8de2a637e2d58e632654040222
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f069fb7aa7d93fc386f1748e343d58f72206c65e580f81f678a8970c9a454bc4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f069fb7aa7d93fc386f1748e343d58f72206c65e580f81f678a8970c9a454bc4",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
