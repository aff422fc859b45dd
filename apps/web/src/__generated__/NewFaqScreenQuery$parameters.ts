/**
 * @generated SignedSource<<98cd4589fde39e1aa5faa8c45cfb0b74>>
 * @relayHash e602b205e9a46d1dfb319839db5c0221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39fc508a023e9e97acbeb9075ab0572183cde32d09a53ce403c80a849ec6908c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewFaqScreenQuery } from './NewFaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewFaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39fc508a023e9e97acbeb9075ab0572183cde32d09a53ce403c80a849ec6908c",
    "metadata": {},
    "name": "NewFaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
