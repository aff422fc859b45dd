/**
 * @generated SignedSource<<69a5b5e34722f26ba2833ed01713d017>>
 * @relayHash df5c74d40c6816c0a99258b2af0fd51f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b21798d9079bf7dae6b3b1fdc99a653d2ae348dd8e9c51bdc9ff89e21a41324

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b21798d9079bf7dae6b3b1fdc99a653d2ae348dd8e9c51bdc9ff89e21a41324",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
