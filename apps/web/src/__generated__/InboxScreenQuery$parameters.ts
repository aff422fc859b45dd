/**
 * @generated SignedSource<<8db65eb3203b7d0635a6fc83ba4ea5b0>>
 * @relayHash 0e8f9d664a33b485e5e8aa9375fab6ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3732951de85b645a20d0cc37002a44927d821e08b0c90ae388661aa753029afe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3732951de85b645a20d0cc37002a44927d821e08b0c90ae388661aa753029afe",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
