/**
 * @generated SignedSource<<65ee348657f6254589e266a4c44afc7b>>
 * @relayHash 5394f3ab6a75e640da04982e09bf3539
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5ae4b441188f62d26516c62a614581fb5ad7192774dc7b9554e803879039e13

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5ae4b441188f62d26516c62a614581fb5ad7192774dc7b9554e803879039e13",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
