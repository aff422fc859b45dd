/**
 * @generated SignedSource<<07249ea00c8f3eae6feea21c8aedca47>>
 * @relayHash 65dba5002dd52d161a2422bd5536b405
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92813268fd4e75bd8f705b5997c7279aabe521906f549ef321e68b68e0c38755

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FaqScreenQuery } from './FaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92813268fd4e75bd8f705b5997c7279aabe521906f549ef321e68b68e0c38755",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
