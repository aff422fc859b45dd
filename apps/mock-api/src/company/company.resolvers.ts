import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { requireStaff, requireUser } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { deleteCompany } from './deletion/deleteCompany.ts';
import { createDataExportLink, dataExport, deleteDataExport, startDataExport } from './export/dataExports.service.ts';
import { addressOf, updateCompany } from './profile.service.ts';
import { retentionOf, retentionPreview, updateRetention } from './retention/retention.service.ts';

const manager = (ctx: Context) => requireStaff(ctx, 'MANAGE_CLIENT');

export const companyResolvers: Resolvers = {
  Query: {
    retentionPreview: (_, { input }, ctx) => retentionPreview(ctx, manager(ctx).clientId, input),
    dataExport: (_, __, ctx) => dataExport(ctx, manager(ctx).clientId),
  },
  Mutation: {
    updateCompany: (_, { input }, ctx) => updateCompany(ctx, manager(ctx), input),
    updateRetention: (_, { input }, ctx) => updateRetention(ctx, manager(ctx).clientId, input),
    startDataExport: (_, __, ctx) => startDataExport(ctx, manager(ctx)),
    deleteDataExport: (_, { id }, ctx) => deleteDataExport(ctx, manager(ctx).clientId, id),
    createDataExportLink: (_, { id }, ctx) => createDataExportLink(ctx, manager(ctx), id),
    deleteCompany: (_, { input }, ctx) => deleteCompany(ctx, manager(ctx), input),
  },
  Client: {
    logo: ({ logo }, _, { config }) => assetAddress(config, logo),
    address: (client) => addressOf(client),
    retention: (client) => retentionOf(client),
  },
  DataExport: {
    requestedByName: ({ requestedBy }) => requestedBy.name,
    isMine: ({ requestedById }, _, ctx) => requireUser(ctx).user.id === requestedById,
  },
};
