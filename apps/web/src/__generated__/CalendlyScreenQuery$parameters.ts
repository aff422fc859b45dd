/**
 * @generated SignedSource<<b182b303b6dbac54ad1612613b363831>>
 * @relayHash 976b4aa9b063982c48bdc52c9bd76d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87fd8e363ca8e79a27078d4d3e70adfd7e78e5f86fa443e6d19c05e3ce7ef5c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CalendlyScreenQuery } from './CalendlyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CalendlyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87fd8e363ca8e79a27078d4d3e70adfd7e78e5f86fa443e6d19c05e3ce7ef5c0",
    "metadata": {},
    "name": "CalendlyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
