import { installedStore } from '../../platform/installed-store';
import type { Handlers } from '../handler';
import { importAddress, importFile } from './begin-import';
import { listDeskImports, openImport, readReport } from './read-imports';
import { stopImport } from './stop-import';

export const deskImportHandlers = {
  importFile: (ctx, input) => importFile({ ctx, store: installedStore(), input }),
  importAddress: (ctx, input) => importAddress({ ctx, input }),
  importList: (ctx) => listDeskImports(ctx),
  openImport: (ctx, input) => openImport(ctx, input.id),
  importReport: (ctx, input) => readReport(ctx, input),
  stopImport: (ctx, input) => stopImport({ ctx, store: installedStore(), input }),
} satisfies Partial<Handlers>;
