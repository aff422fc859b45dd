/**
 * @generated SignedSource<<d8ef17f4cc13dbe6d49630e060abfac1>>
 * @relayHash 2c8041abfd516df3e308a851ee398298
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfadfa3021f3cc5ce7ab3ccfabe7b59da1bdf8f9e4bd092d42a41821b9feba21

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfadfa3021f3cc5ce7ab3ccfabe7b59da1bdf8f9e4bd092d42a41821b9feba21",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
