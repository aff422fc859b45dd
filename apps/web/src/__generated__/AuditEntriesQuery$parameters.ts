/**
 * @generated SignedSource<<1438433e8e30d0c42b195a6d43f03c96>>
 * @relayHash 9d4ad4148403bf5be37ee9ae7817d045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93f0657780c7cc05de92332be4786292880e180607c4423abdb93b10d654366d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuditEntriesQuery } from './AuditEntriesQuery.graphql';

const node: PreloadableConcreteRequest<AuditEntriesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93f0657780c7cc05de92332be4786292880e180607c4423abdb93b10d654366d",
    "metadata": {},
    "name": "AuditEntriesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
