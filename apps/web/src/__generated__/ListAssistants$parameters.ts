/**
 * @generated SignedSource<<ee7c77a139fea8ea9f906771c096f7c5>>
 * @relayHash f6a7c09d7a248436ffcfc8d3dc0ed20e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6298d4232e99b35d05768d569e5ef3818408b89d329f9b22c8c5879cf7ec363c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ListAssistants } from './ListAssistants.graphql';

const node: PreloadableConcreteRequest<ListAssistants> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6298d4232e99b35d05768d569e5ef3818408b89d329f9b22c8c5879cf7ec363c",
    "metadata": {},
    "name": "ListAssistants",
    "operationKind": "query",
    "text": null
  }
};

export default node;
