/**
 * @generated SignedSource<<70b5833e5ef784fcc9a791781e810c9c>>
 * @relayHash 381b0ce26b434da80cdc9fa677116993
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c72da27d76866d766176d7562232f161803bd876ac5ab056fb8145cd1cc7e9cd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c72da27d76866d766176d7562232f161803bd876ac5ab056fb8145cd1cc7e9cd",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
