/**
 * @generated SignedSource<<9b645db01f1629582a4398a8b4aadcf4>>
 * @relayHash 30a37299f688bb0a990174f9d6305c96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29eaa9eeaf039d7db9df9de3a3ed20053711d64d7d016487b82429a5c0edb027

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29eaa9eeaf039d7db9df9de3a3ed20053711d64d7d016487b82429a5c0edb027",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
