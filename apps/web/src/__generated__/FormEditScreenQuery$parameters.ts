/**
 * @generated SignedSource<<6acb9fe7c0e757d1a24ad3ee1dfd9e8b>>
 * @relayHash 16687c9136066286d2e09e6eedc633cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d095e41f605b6cc3b51958e4c3e6246d666b229cd1a18477524cab48ec61554f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormEditScreenQuery } from './FormEditScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormEditScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d095e41f605b6cc3b51958e4c3e6246d666b229cd1a18477524cab48ec61554f",
    "metadata": {},
    "name": "FormEditScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
