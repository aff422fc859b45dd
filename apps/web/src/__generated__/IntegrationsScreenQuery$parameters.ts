/**
 * @generated SignedSource<<33178399afb1ef98cafd8709e97617c2>>
 * @relayHash e42710e1644c7703f795f2071a2308a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71fa7fe86d88ab1aedcbf3095ab3d5e2c05f1737f8968b3c71f84ae638f070c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71fa7fe86d88ab1aedcbf3095ab3d5e2c05f1737f8968b3c71f84ae638f070c0",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
