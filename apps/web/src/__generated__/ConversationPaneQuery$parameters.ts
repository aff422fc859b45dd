/**
 * @generated SignedSource<<fea9390cd1542a2dc440217f9ef14c79>>
 * @relayHash 05686889d11cf3839ca45acfbc878760
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 795c9106b97e3761c6c7cc2bad66f2b52f8990898dfec9fd22557e933541a654

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "795c9106b97e3761c6c7cc2bad66f2b52f8990898dfec9fd22557e933541a654",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
