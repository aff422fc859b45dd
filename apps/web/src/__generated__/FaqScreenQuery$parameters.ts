/**
 * @generated SignedSource<<7c7ca9985f55c2419c29ea33b6f58e01>>
 * @relayHash 9a284730a1dadc039f1626b4cb0af97f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acb0f30ed1b65d25f167394d547a2b389374b9c9c8a58e37242f938c9def9471

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FaqScreenQuery } from './FaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acb0f30ed1b65d25f167394d547a2b389374b9c9c8a58e37242f938c9def9471",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
