/**
 * @generated SignedSource<<3b4877d61ae992574c3455fce3a18ac7>>
 * @relayHash 2316eff236fcf349cc8109ee693e5b45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 268532d373a7ea9a3bb6300f0a93447ae50086155b9d440504b2e45aa3a799d2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "268532d373a7ea9a3bb6300f0a93447ae50086155b9d440504b2e45aa3a799d2",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
