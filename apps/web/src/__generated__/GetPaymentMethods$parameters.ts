/**
 * @generated SignedSource<<a755aaee78ec8726763d8e87e7a36f0d>>
 * @relayHash b3bfde52d80c54aa1e72862bb2ccd9f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37100f94196dd8d2fcc031e6a17b5bf349c2510b526d06237190b6c6c6c5cce5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetPaymentMethods } from './GetPaymentMethods.graphql';

const node: PreloadableConcreteRequest<GetPaymentMethods> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37100f94196dd8d2fcc031e6a17b5bf349c2510b526d06237190b6c6c6c5cce5",
    "metadata": {},
    "name": "GetPaymentMethods",
    "operationKind": "query",
    "text": null
  }
};

export default node;
