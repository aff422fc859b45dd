/**
 * @generated SignedSource<<db66b0c77d392d47cbad1d0d97815aad>>
 * @relayHash a5945132aa6e151837b3c579d5ff3cbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d093e90bf7e200c824fe33f6d35b4bc2050f65230a7661be61b928721d715a1e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ZendeskScreenQuery } from './ZendeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ZendeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d093e90bf7e200c824fe33f6d35b4bc2050f65230a7661be61b928721d715a1e",
    "metadata": {},
    "name": "ZendeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
