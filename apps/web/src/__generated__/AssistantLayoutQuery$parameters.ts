/**
 * @generated SignedSource<<285b8a36c6af5383ec29327dad20b06d>>
 * @relayHash 0428d36260aee8fa20585bcfab51224b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10b85c3a964fd22e9bf9e86bd95f4fd0c00b681ccdd94ad68e3da536b836a6b5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10b85c3a964fd22e9bf9e86bd95f4fd0c00b681ccdd94ad68e3da536b836a6b5",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
