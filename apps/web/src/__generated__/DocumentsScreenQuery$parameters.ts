/**
 * @generated SignedSource<<00f9243c2243ae1e7c500f503e4b4390>>
 * @relayHash 963155a0565a9f344b4e9c9bdf8a8f88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b48f3c1be1c723d386ba81a08f4e8feacc919fc926eedecd7d743e6180dcf886

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentsScreenQuery } from './DocumentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b48f3c1be1c723d386ba81a08f4e8feacc919fc926eedecd7d743e6180dcf886",
    "metadata": {},
    "name": "DocumentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
