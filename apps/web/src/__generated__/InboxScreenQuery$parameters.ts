/**
 * @generated SignedSource<<9ddd44d339e8342d62f936055d707f07>>
 * @relayHash 8b430539f0a4ecb492fa23ecfb1ce604
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87036f78fa8b246a09cdbe07116f33c4f469b03b49f26822af5d9c24fa21b79b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87036f78fa8b246a09cdbe07116f33c4f469b03b49f26822af5d9c24fa21b79b",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
