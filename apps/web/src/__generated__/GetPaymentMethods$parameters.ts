/**
 * @generated SignedSource<<0ea06c573f7502c281cb22382ecc2520>>
 * @relayHash 2933664dca95f7cf408401941dc10161
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7a620cce0a38cb93e68b82db223a6926718cbb9b8eb65092ea6bcddaf314c2d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetPaymentMethods } from './GetPaymentMethods.graphql';

const node: PreloadableConcreteRequest<GetPaymentMethods> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7a620cce0a38cb93e68b82db223a6926718cbb9b8eb65092ea6bcddaf314c2d",
    "metadata": {},
    "name": "GetPaymentMethods",
    "operationKind": "query",
    "text": null
  }
};

export default node;
