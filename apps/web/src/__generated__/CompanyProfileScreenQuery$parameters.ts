/**
 * @generated SignedSource<<477d774f47714eca5e741870efd64a1e>>
 * @relayHash 643c914919a4b02d6749459bbd0d7db6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 118811ccfcae088d56e46e1c3be04e9813971c15c281036d916ecce93719f4bf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompanyProfileScreenQuery } from './CompanyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "118811ccfcae088d56e46e1c3be04e9813971c15c281036d916ecce93719f4bf",
    "metadata": {},
    "name": "CompanyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
