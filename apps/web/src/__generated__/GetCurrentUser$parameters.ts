/**
 * @generated SignedSource<<54c77fd522328ead9d9e35c2bcbd50fe>>
 * @relayHash c230ba44f185034f16ba8d5f4f3ff50b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13d696b09987de2635421bf75e1d8095414af8c364744574b4f43002cd09f7b9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetCurrentUser } from './GetCurrentUser.graphql';

const node: PreloadableConcreteRequest<GetCurrentUser> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13d696b09987de2635421bf75e1d8095414af8c364744574b4f43002cd09f7b9",
    "metadata": {},
    "name": "GetCurrentUser",
    "operationKind": "query",
    "text": null
  }
};

export default node;
