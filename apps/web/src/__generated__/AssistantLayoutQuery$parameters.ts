/**
 * @generated SignedSource<<9dd3327f1daa7afcdf4f4ac474a03573>>
 * @relayHash a6b93e61de09e19fcedb80873728110e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2203f43e5f89a305f582a574ece1c701b9d1665943ccf1ce8ab69129787cd354

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2203f43e5f89a305f582a574ece1c701b9d1665943ccf1ce8ab69129787cd354",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
