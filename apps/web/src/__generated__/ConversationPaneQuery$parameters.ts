/**
 * @generated SignedSource<<d307aec95f351215b5e6fa89caf57366>>
 * @relayHash 651082ecf3465a3e2188ca88ef2104f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05b21ba75a5b05cef24bdf58a3a74fca448b510a2c89851cf09fa72d7ed0056f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05b21ba75a5b05cef24bdf58a3a74fca448b510a2c89851cf09fa72d7ed0056f",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
