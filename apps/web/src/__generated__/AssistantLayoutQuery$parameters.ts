/**
 * @generated SignedSource<<3e0e2a4e13a8194171ab5fa260fb30c9>>
 * @relayHash 831da32f7030e0e3ad3b381ef70ec7a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f784b0480022b4329cc2b283bc057d079a00c83545f9d041af964f4b30954e3a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f784b0480022b4329cc2b283bc057d079a00c83545f9d041af964f4b30954e3a",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
